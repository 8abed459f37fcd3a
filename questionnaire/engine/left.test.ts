import { expect, test } from 'vitest';
import type { Questionnaire } from '../model/schema.ts';
import { playedOf, replay } from './replay.ts';
import { restore, snapshot } from './snapshot.ts';
import { opens } from './testing/scenario.ts';

const report: Questionnaire = {
  version: 1,
  start: 'where',
  questions: {
    where: { items: [{ type: 'yesNo', id: 'inside', yes: {}, no: { followUp: 'more' } }], followUp: 'what' },
    what: { items: [{ type: 'message', id: 'words' }], followUp: 'more' },
    more: {
      items: [{ type: 'message', id: 'detail', required: false }, { type: 'confirm' }],
    },
  },
};
const atTheEnd = () => opens(report).answers('inside', 'no').types('detail', 'Près du banc');

test('restores a typed detail after BACK and forward', () => {
  const user = atTheEnd().goesBack().answers('inside', 'no');
  expect(user.state).toMatchObject({ typed: { detail: 'Près du banc' } });
  expect(user.confirms().log.at(-1)).toMatchObject({ answers: { detail: 'Près du banc' } });
});

test('restores it on another path, after a reload, and after two BACKs', () => {
  const back = atTheEnd().goesBack().answers('inside', 'yes').types('words', 'Une fuite').goesBack();
  const kept = restore(report, JSON.parse(JSON.stringify(snapshot(report, back.state))));
  expect(kept).toEqual(back.state);
  const there = back.answers('inside', 'yes');
  expect(there.state).toMatchObject({ typed: { words: 'Une fuite' } });
  expect(there.commits('words').state).toMatchObject({ typed: { detail: 'Près du banc' } });
});

test('sends nothing of it until its question is answered again', () => {
  const user = atTheEnd().goesBack();
  expect(playedOf(report, user.state).events).toEqual([]);
  const words = opens(report).answers('inside', 'yes').types('words', 'Une fuite').goesBack();
  words.answers('inside', 'no').confirms();
  expect(words.log.map(({ qstnId }) => qstnId)).toEqual(['where', 'more']);
});

test('replays to the same report', () => {
  const user = atTheEnd().goesBack().answers('inside', 'no').confirms();
  expect(replay(report, playedOf(report, user.state))).toMatchObject({ ok: true, report: user.finals[0] });
});

test('does not restore a cleared text or send an unsent one', () => {
  const emptied = atTheEnd().goesBack().answers('inside', 'no').types('detail', '').goesBack();
  expect(emptied.answers('inside', 'no').state).toMatchObject({ typed: {} });
  const unsent = opens(report).answers('inside', 'yes').types('words', 'Une fu').goesBack();
  expect(unsent.answers('inside', 'yes').state).toMatchObject({ answers: {}, typed: { words: 'Une fu' } });
});

test('keeps no text after BACK without typing', () => {
  const { state } = opens(report).answers('inside', 'yes').goesBack();
  expect(state).toHaveProperty('left', {});
});

test('keeps a verification code nowhere', () => {
  const coded: Questionnaire = {
    version: 1,
    start: 'go',
    questions: {
      go: { items: [{ type: 'yesNo', id: 'on', yes: {}, no: {} }], followUp: 'code' },
      code: {
        items: [
          { type: 'input', id: 'code', subType: 'code' },
          { type: 'input', id: 'mail', subType: 'email' },
          { type: 'confirm' },
        ],
      },
    },
  };
  const user = opens(coded).answers('on', 'yes').types('code', 'ab2c3').types('mail', 'a@b.fr').goesBack();
  expect(user.state).toMatchObject({ left: { code: { mail: 'a@b.fr' } } });
  expect(JSON.stringify(snapshot(coded, user.state))).not.toContain('ab2c3');
});

test('rejects a snapshot with malformed texts', () => {
  const kept = snapshot(report, atTheEnd().goesBack().state);
  expect(restore(report, { ...kept, left: { more: { detail: 5 } } })).toBeUndefined();
  expect(restore(report, { ...kept, left: 'more' })).toBeUndefined();
});
