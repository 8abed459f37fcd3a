import { expect, test } from 'vitest';
import { restore, snapshot } from '../engine/snapshot.ts';
import { oneQuestion, opens, type Scenario } from '../engine/testing/scenario.ts';
import type { Question, Questionnaire } from '../model/schema.ts';
import { sendQuestion } from './sendReport.ts';
import { saidEntries, withLastQuestion } from './withLastQuestion.ts';

const send: Question = { items: [{ type: 'confirm', text: 'send' }], flags: ['yes'], reportAnswer: false };
const box = (id: string) => ({ type: 'checkbox' as const, id, text: id });

/** And the actions that reach it. */
const endings: [string, Questionnaire, (user: Scenario) => Scenario][] = [
  ['no way on', oneQuestion({ items: [box('a')] }), (user) => user.ticks('a')],
  [
    'a key that is not raised',
    oneQuestion({ items: [box('a')], followUp: { never: 'only' } }),
    (user) => user.ticks('a'),
  ],
  [
    'a key inside another that is not raised',
    oneQuestion({ items: [box('a')], followUp: { a: { never: 'only' }, default: 'only' } }),
    (user) => user.ticks('a'),
  ],
  [
    'an answer that names a way for others',
    oneQuestion({ items: [{ ...box('a'), followUp: { never: 'only' } }] }),
    (user) => user.ticks('a'),
  ],
  [
    'an answer that says the end',
    oneQuestion({
      items: [{ type: 'yesNo', id: 'y', yes: { followUp: { x: 'only', default: null } }, no: {} }],
      followUp: 'only',
    }),
    (user) => user.answers('y', 'yes'),
  ],
  [
    'a question that is passed over',
    oneQuestion({
      items: [
        { type: 'message', id: 'say', text: 'say' },
        { type: 'nextButton', id: 'none', skip: true },
      ],
    }),
    (user) => user.presses('none'),
  ],
  [
    'an outcome of the host',
    oneQuestion({ items: [box('a')], await: ['known'], followUp: { known: 'only' } }),
    (user) => user.ticks('a').hears(),
  ],
];

test.each(endings)('adds the question at the end: %s', (_what, definition, plays) => {
  const own = plays(opens(definition));
  expect(own.sees()).toBe('done');
  const whole = withLastQuestion(definition, send);
  const user = plays(opens(whole.definition));
  expect(user.sees()).toBe(whole.lastId);
  expect(user.finals).toEqual([]);
  // With the redirected items.
  const said = (finals: typeof own.finals) =>
    finals.map((final) => ({
      ...final,
      answersArray: final.answersArray.map(({ items: _, ...entry }) => entry),
    }));
  expect(said(user.confirms().finals)).toEqual(said(own.finals));
});

test('reports the addition, and nothing without one', () => {
  const definition = oneQuestion({ items: [box('a')] });
  const { definition: whole, lastId } = withLastQuestion(definition, sendQuestion);
  expect(whole.questions[lastId]?.items.map(({ type }) => type)).toEqual(['message', 'confirm']);
  const bare = opens(whole).ticks('a').confirms().finals[0]?.answersArray ?? [];
  expect(saidEntries(bare, lastId).map(({ qstnId }) => qstnId)).toEqual(['only']);
  const added = opens(whole).ticks('a').types('answer.sendReport.detail', 'Au fond').confirms();
  expect(saidEntries(added.finals[0]?.answersArray ?? [], lastId)).toMatchObject([
    { qstnId: 'only' },
    { qstnId: lastId, msgTxt: 'Au fond' },
  ]);
});

test('BACK restores the previous question', () => {
  const { definition, lastId } = withLastQuestion(
    oneQuestion({ items: [{ type: 'message', id: 'say', text: 'say' }] }),
    send,
  );
  const user = opens(definition).types('say', 'Au fond').commits('say');
  expect(user.sees()).toBe(lastId);
  expect(user.goesBack().sees()).toBe('only');
  expect(user.state).toMatchObject({ typed: { say: 'Au fond' } });
  user.types('say', 'Au fond, à gauche').commits('say');
  expect(user.confirms().finals[0]?.answersArray).toMatchObject([{ answers: { say: 'Au fond, à gauche' } }]);
});

test('resumes snapshots taken before the last question existed', () => {
  const own = oneQuestion({ items: [{ type: 'message', id: 'say', text: 'say' }] });
  const kept = snapshot(own, opens(own).types('say', 'Au fond').state);
  const { definition } = withLastQuestion(own, send);
  expect(restore(definition, kept)).toMatchObject({ questionId: 'only', typed: { say: 'Au fond' } });
});

test('is skipped by an aborting answer', () => {
  const { definition } = withLastQuestion(
    oneQuestion({ items: [{ ...box('none'), abort: true }, box('a')], exclusive: true }),
    send,
  );
  expect(opens(definition).ticks('none').finals).toMatchObject([{ abort: true }]);
});
