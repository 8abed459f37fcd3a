import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkQuestionnaire } from '../analysis/check.ts';
import { raisedFlags } from '../analysis/places/tokens.ts';
import { survey } from '../analysis/symbolic/survey.ts';
import { restore, snapshot } from '../engine/snapshot.ts';
import { oneQuestion, opens, type Scenario } from '../engine/testing/scenario.ts';
import { parseQuestionnaire } from '../model/parse.ts';
import type { Question, Questionnaire } from '../model/schema.ts';
import { sendQuestion } from './sendReport.ts';
import { saidEntries, withLastQuestion } from './withLastQuestion.ts';

const send: Question = { items: [{ type: 'confirm', text: 'send' }], flags: ['yes'], reportAnswer: false };
const box = (id: string) => ({ type: 'checkbox' as const, id, text: id });

/** Each way a questionnaire can end, and what a person does to get there. */
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

test.each(endings)('is asked where it would end: %s', (_what, definition, plays) => {
  const own = plays(opens(definition));
  expect(own.sees()).toBe('done');
  const whole = withLastQuestion(definition, send);
  const user = plays(opens(whole.definition));
  expect(user.sees()).toBe(whole.lastId);
  expect(user.finals).toEqual([]);
  // The report has the items as they lead on here.
  const said = (finals: typeof own.finals) =>
    finals.map((final) => ({
      ...final,
      answersArray: final.answersArray.map(({ items: _, ...entry }) => entry),
    }));
  expect(said(user.confirms().finals)).toEqual(said(own.finals));
});

test('what is added there is reported, and nothing where nothing was', () => {
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

test('goes back to the question before, as it was', () => {
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

test('is come back to after a reload, and ends nothing by itself', () => {
  const { definition, lastId } = withLastQuestion(oneQuestion({ items: [box('a')] }), send);
  const { state } = opens(definition).ticks('a');
  const kept: unknown = JSON.parse(JSON.stringify(snapshot(definition, state)));
  expect(restore(definition, kept)).toMatchObject({ status: 'asking', questionId: lastId });
});

test('what was kept before there was a last question is gone on with', () => {
  const own = oneQuestion({ items: [{ type: 'message', id: 'say', text: 'say' }] });
  const kept = snapshot(own, opens(own).types('say', 'Au fond').state);
  const { definition } = withLastQuestion(own, send);
  expect(restore(definition, kept)).toMatchObject({ questionId: 'only', typed: { say: 'Au fond' } });
});

test('is not asked of whoever leaves by an answer', () => {
  const { definition } = withLastQuestion(
    oneQuestion({ items: [{ ...box('none'), abort: true }, box('a')], exclusive: true }),
    send,
  );
  expect(opens(definition).ticks('none').finals).toMatchObject([{ abort: true }]);
});

test('has a name of its own', () => {
  const definition: Questionnaire = { version: 1, start: 'last', questions: { last: { items: [box('a')] } } };
  const { lastId } = withLastQuestion(definition, send);
  expect(lastId).not.toBe('last');
});

interface Tile {
  code: string;
  questionnaire?: unknown;
  entries?: Tile[];
}
const everyTile = (tiles: readonly Tile[]): Tile[] =>
  tiles.flatMap((tile) => [tile, ...everyTile(tile.entries ?? [])]);

describe.each(['town', 'venue', 'campus'])('the demo customer of %s', (customer) => {
  const file = new URL(`../../server/demo/${customer}/customer.json`, import.meta.url);
  const { menu }: { menu: Tile[] } = JSON.parse(readFileSync(file, 'utf8'));
  const asked = everyTile(menu).flatMap(({ code, questionnaire }) =>
    questionnaire === undefined ? [] : [[code, questionnaire] as const],
  );

  test.each(asked)('%s: nothing is sent without the last question', (_code, questionnaire) => {
    const parsed = parseQuestionnaire(questionnaire);
    const own = parsed.ok ? parsed.questionnaire : expect.fail(JSON.stringify(parsed.problems));
    const { definition, lastId } = withLastQuestion(own, send);
    // What the server reads of a report (`server/customers/file/customerFile.ts`).
    const results = [...raisedFlags(definition).keys()].filter((flag) => flag === 'danger');
    expect(checkQuestionnaire(definition, { results })).toEqual([]);
    const ends = survey(definition).steps.filter(({ ending }) => ending === 'end');
    expect(new Set(ends.map(({ from }) => from.questionId))).toEqual(new Set([lastId]));
  });
});
