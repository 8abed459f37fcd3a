import type { CaseInfo } from '@parvis/api/entities/case';
import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import { buildChatView } from './chatItems.ts';

const texts = createTextStore('fr-FR');
await texts.load('chat');

const message = (msgId: number, more: Partial<CaseMessage>): CaseMessage => ({
  id: `m${msgId}`,
  msgId,
  csid: 'c',
  msgCdatim1: '2026-01-01T00:00:00.000Z',
  mine: false,
  ...more,
});
const asking = (title: string, own: boolean) => ({
  version: 1 as const,
  start: 'q',
  questions: { q: { titleId: title, items: [{ type: 'confirm' as const }] } },
  ...(own && { texts: { fr: { [title]: 'Où ?' } } }),
});
const waiting = (id: string, more: object) =>
  ({
    id,
    cuid: 't',
    csid: 'c',
    crUid: 'me',
    created: 0,
    kind: 'txt',
    body: {},
    shown: {},
    ...more,
  }) as OutboxItem;

const source = {
  side: 'mobile',
  info: {
    participants: [
      { crUid: 'anna', name: 'Anna', initials: 'A', staff: true, grpLbl: 'Propreté' },
      { crUid: 'bo', name: 'Bo', initials: 'B', staff: true },
      { crUid: 'vi', name: 'Visiteur', initials: 'V', staff: false },
    ],
    readByStaff: 2,
    readByReporter: 9,
  } as unknown as CaseInfo,
  messages: [
    message(1, { mine: true, crUid: 'me', msgTxt: 'Ici !' }),
    message(2, { mine: true, msgTxt: 'Là' }),
    message(3, { mine: true, msgTxt: 'Et là' }),
    message(4, { crUid: 'anna', msgTxt: 'Merci' }),
    message(5, { crUid: 'bo', qstn: asking('title', true) }),
    message(6, { crUid: 'vi', qstn: asking('Sans texte', false) }),
    message(7, { crUid: 'gone', unreadable: true }),
    message(8, { msgTxt: '', msgIdAnswer: 5 }),
    message(9, {
      mine: true,
      items: [{ type: 'checkbox', id: 'full', text: 'Pleine' }],
      answers: { full: true },
    }),
    message(10, { mine: true, items: [{ type: 'checkbox', id: 'full', text: 'Pleine' }] }),
  ],
  waiting: [
    waiting('m1', { shown: { txt: 'Ici !' } }),
    waiting('w1', { shown: { txt: 'Attend', msgIdAnswer: 6 } }),
    waiting('w2', { refused: 'conflict', shown: { lines: [{ label: 'a', value: 'b' }] } }),
    waiting('w3', { shown: { lines: [] } }),
  ],
} as const;

test('builds a whole conversation for its reporter', () => {
  const { items, behind } = buildChatView(source, texts);
  const lines = items.map((item) => {
    if (item.kind !== 'message') return item.kind;
    const { id, author, text, question, status, spoken } = item;
    return [
      id,
      `${author.key}/${author.name}/${author.initials}/${author.role ?? '-'}`,
      text ?? '-',
      question ? 'asks' : 'says',
      status ?? '-',
      ...(spoken ? [spoken] : []),
    ].join(' | ');
  });
  expect(lines).toEqual([
    'm1 | me/Vous//- | Ici\u202f! | says | seen',
    'm2 | me/Vous//- | Là | says | seen',
    'm3 | me/Vous//- | Et là | says | sent',
    'm4 | anna/Anna/A/Propreté | Merci | says | -',
    'm5 | bo/Bo/B/- | Où\u202f? | asks | -',
    'm6 | vi/Visiteur/V/anonyme | Sans texte | asks | -',
    'm7 | gone/Équipe//- | Message inconnu | asks | -',
    'm8 | system/Équipe//- |  | says | -',
    'm9 | me/Vous//- | - | asks | sent | Pleine',
    'm10 | me/Vous//- | Message inconnu | says | sent',
    'w1 | me/Vous//- | Attend | says | sending',
    'w2 | me/Vous//- | - | asks | failed',
    'w3 | me/Vous//- | - | says | sending',
  ]);
  const known = [...behind].map(
    ([id, { message: one, waiting: held, lines: answers }]) =>
      `${id} ${one?.msgId ?? held?.id} ${answers.length}`,
  );
  expect(known.join(', ')).toBe(
    'm1 1 0, m2 2 0, m3 3 0, m4 4 0, m5 5 0, m6 6 0, m7 7 0, m8 8 0, m9 9 1, m10 10 0, w1 w1 0, w2 w2 1, w3 w3 0',
  );
});
