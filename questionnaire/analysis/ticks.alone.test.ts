import { expect, test, vi } from 'vitest';
import { start, transition } from '../engine/transition.ts';
import type { Action } from '../engine/types.ts';
import { parseQuestionnaire } from '../model/parse.ts';
import type { Questionnaire } from '../model/schema.ts';
import { unknownKeys } from '../model/unknownKeys.ts';
import { checkQuestionnaire } from './check.ts';
import { pathsOf, pathWords } from './symbolic/paths.ts';
import { survey } from './symbolic/survey.ts';

vi.mock('../model/kinds/all.ts', async (original) => {
  const { withSwitch } = await import('../model/testing/switch.ts');
  return withSwitch(await original<typeof import('../model/kinds/all.ts')>());
});

/** A questionnaire of boxes, written with each kind that is ticked. */
function written(type: string, question: object, dark: object = {}): Questionnaire {
  const read = parseQuestionnaire({
    version: 1,
    start: 'lamp',
    questions: {
      lamp: {
        titleId: 'title',
        items: [
          { type, id: 'dark', followUp: 'pole', ...dark },
          { type, id: 'flickers' },
          { type, id: 'hums' },
        ],
        followUp: null,
        ...question,
      },
      pole: { items: [{ type, id: 'leans' }], titleId: 'pole', followUp: null },
    },
  });
  return read.ok ? read.questionnaire : expect.fail(JSON.stringify(read.problems));
}

const pathsIn = (definition: Questionnaire) => pathsOf(survey(definition)).paths.map(pathWords);

const done = (...items: object[]) => ({
  items: [{ type: 'switch', id: 'dark', followUp: 'pole' }, { type: 'switch', id: 'hums' }, ...items],
});

const questions: ReadonlyArray<[what: string, question: object, dark?: object]> = [
  ['ended by one tick', {}],
  ['of which one is ticked', { exclusive: true }],
  ['that opens with a box ticked', {}, { preset: true }],
  ['of which one is ticked from the start', { exclusive: true }, { preset: true }],
  ['read by a token', { followUp: { hums: 'pole', default: null } }],
];

test.each(questions)(
  'the check finds of a new kind of box what it finds of one it has: %s',
  (_what, ...as) => {
    const [made, had] = [written('switch', ...as), written('checkbox', ...as)];
    expect(checkQuestionnaire(made)).toEqual(checkQuestionnaire(had));
    expect(pathsIn(made)).toEqual(pathsIn(had));
    expect(checkQuestionnaire(made).map(({ id }) => id)).not.toContain('unreachableQuestion');
  },
);

test('several boxes of a new kind are ticked before a button ends their question', () => {
  const definition = written('switch', done({ type: 'nextButton', id: 'go' }));
  expect(checkQuestionnaire(definition)).toEqual([]);
  expect(pathsIn(definition).sort()).toEqual(['lamp [dark + go] → pole [leans] → end', 'lamp [go] → end']);
});

test('the engine ticks a new kind of box, and takes the tick of another back where one excludes the rest', () => {
  const definition = written('switch', {
    ...done({ type: 'nextButton', id: 'go' }),
    exclusive: true,
  });
  const play = (...actions: Action[]) =>
    actions.reduce(
      (state, action) => transition(definition, state, { ...action, instance: 1 })[0],
      start(definition)[0],
    );
  const both = play({ type: 'CHECK', item: 'dark' }, { type: 'CHECK', item: 'hums' });
  expect(both).toMatchObject({ status: 'asking', answers: { hums: true } });
  expect(both).not.toHaveProperty('answers.dark');
});

test('a misspelt key within a new kind of item is found', () => {
  const item = { type: 'switch', id: 'dark', shown: { onn: 'lit' } };
  const found = unknownKeys({ version: 1, start: 'q', questions: { q: { items: [item] } } });
  expect(found).toMatchObject([{ path: 'questions.q.items.0.shown.onn', suggestion: 'on' }]);
});
