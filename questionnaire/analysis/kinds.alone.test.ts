import { expect, test, vi } from 'vitest';
import { opens } from '../engine/testing/scenario.ts';
import { start, transition } from '../engine/transition.ts';
import { createJsonSchema } from '../model/jsonSchema.ts';
import { parseQuestionnaire } from '../model/parse.ts';
import { checkQuestionnaire } from './check.ts';
import { formatPath, listPaths } from './symbolic/paths.ts';
import { survey } from './symbolic/survey.ts';
import { problemWords } from './words/problemWords.ts';

vi.mock('../model/kinds/all.ts', async (original) => {
  const { withSlider } = await import('../model/testing/slider.ts');
  return withSlider(await original<typeof import('../model/kinds/all.ts')>());
});

const read = parseQuestionnaire({
  version: 1,
  start: 'heat',
  questions: {
    heat: {
      items: [{ type: 'slider', id: 'heat', coldId: 'cold' }],
      followUp: { 'heat.frost': 'sure', default: null },
    },
    sure: {
      items: [
        { type: 'slider', id: 'again', required: false },
        { type: 'nextButton', id: 'go' },
      ],
      followUp: null,
    },
  },
});
const definition = read.ok ? read.questionnaire : expect.fail(JSON.stringify(read.problems));
const rated = (item: string, value: number, instance = 1) =>
  ({ type: 'RATE', item, value, instance }) as const;

test('the engine plays a new kind from its table entry', () => {
  const [first] = start(definition);
  expect(transition(definition, first, rated('heat', 7))[0]).toBe(first);
  const [end, outputs] = transition(definition, first, rated('heat', 2));
  expect(end.status).toBe('complete');
  expect(outputs).toMatchObject([{ report: { answersArray: [{ answers: { heat: 2 } }] } }]);
  const [sure] = transition(definition, first, rated('heat', 0));
  expect(sure).toMatchObject({ questionId: 'sure' });
  const [left] = transition(definition, sure, { type: 'NEXT', item: 'go', instance: 2 });
  expect(left).toMatchObject({ status: 'complete', log: [{ answers: { heat: 0 } }, { answers: {} }] });
  expect(opens(definition).sees()).toBe('heat');
});

test('a cycle with a new answerable kind is not passive', () => {
  const circle = parseQuestionnaire({
    version: 1,
    start: 'heat',
    questions: {
      heat: { items: [{ type: 'slider', id: 'heat' }], followUp: { 'heat.frost': 'heat', default: null } },
    },
  });
  if (!circle.ok) expect.fail(JSON.stringify(circle.problems));
  expect(checkQuestionnaire(circle.questionnaire)).toEqual([]);
});

test('the model check explores a new kind and checks its texts', () => {
  const { paths } = listPaths(survey(definition));
  expect(paths.map(formatPath).sort()).toEqual([
    'heat [heat.frost] → sure [go] → end',
    'heat [heat:1, 2, 3] → end',
  ]);
  expect(checkQuestionnaire(definition)).toEqual([]);
  const known = { fr: new Set(['heat', 'again', 'go']) };
  expect(checkQuestionnaire(definition, { known })).toMatchObject([
    { id: 'missingText', about: { text: 'cold' }, path: 'questions.heat.items.0.coldId' },
  ]);
});

const marked = (marks: object) =>
  parseQuestionnaire({
    version: 1,
    start: 'heat',
    questions: { heat: { items: [{ type: 'slider', id: 'heat', marks }] } },
  });

test('rejects a new kind for its own reason, in its own words', () => {
  expect(marked({ 3: { flags: ['hot'] } }).ok).toBe(true);
  const refused = marked({ 4: {} });
  const [problem] = refused.ok ? expect.fail('it was read') : refused.problems;
  expect(problem).toMatchObject({ path: 'questions.heat.items.0', reason: 'tooHot' });
  expect(problem && problemWords(problem, 'fr')).toBe('Il n’y a que les degrés de 0 à 3.');
});

test('checks a follow-up inside a new kind', () => {
  const lost = marked({ 2: { followUp: 'nowhere' } });
  expect(lost).toMatchObject({
    problems: [{ path: 'questions.heat.items.0.marks.2.followUp', reason: 'danglingFollowUp' }],
  });
});

test('the JSON Schema describes its keys and nested keys', () => {
  const written = JSON.stringify(createJsonSchema());
  expect(written).toContain('slider: a temperature');
  expect(written).toContain('"description":"The effects of single degrees, by number."');
  expect(written).toContain('"description":"Beside a mark."');
});
