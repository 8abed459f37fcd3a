import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fetchCalls, readMessage } from './foreignMessages.ts';

const message = { id: 'm', msgId: 1, csid: 'c', msgCdatim1: '2026-01-01T00:00:00.000Z', mine: false };
const question = (items: unknown) => ({ version: 1, start: 'ask', questions: { ask: { items } } });

test.each(['mobile', 'town'] as const)(
  'a question of a newer version does not break the chat (%s)',
  (side) => {
    const qstn = question([{ type: 'hologram', text: 'Vue du quai' }]);
    const unplayable = question('none');
    const page = [message, { ...message, qstn }, { ...message, qstn: unplayable, msgTxt: 'Où ?' }];
    const [plain, newer, broken] = z.parse(fetchCalls[side].answer, page).map(readMessage);
    expect(plain).toEqual(message);
    expect(newer?.qstn?.questions.ask?.items).toEqual([{ type: 'text', text: 'Vue du quai' }]);
    expect(broken).toEqual({ ...message, msgTxt: 'Où ?', unreadable: true });
  },
);

test.each(['mobile', 'town'] as const)(
  'an answered item of a newer version falls back to its text (%s)',
  (side) => {
    const items = [
      { type: 'hologram', id: 'view', depth: 3 },
      { type: 'rating', id: 'stars', max: 'many' },
      { type: 'hologram', text: 'Vue du quai' },
      { type: 'txt', text: 'Où ?' },
      { type: 'yesNo', id: 'leak', yes: 'yes', no: 'no' },
      'nothing',
    ];
    const [read] = z
      .parse(fetchCalls[side].answer, [{ ...message, items, answers: { leak: true } }])
      .map(readMessage);
    expect(read?.items).toEqual([
      { type: 'text', id: 'view' },
      { type: 'text', id: 'stars' },
      { type: 'text', text: 'Vue du quai' },
      { type: 'text', text: 'Où ?' },
      { type: 'yesNo', id: 'leak', yes: 'yes', no: 'no' },
      { type: 'separator' },
    ]);
    expect(read?.answers).toEqual({ leak: true });
  },
);
