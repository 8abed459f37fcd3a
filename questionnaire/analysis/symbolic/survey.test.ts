import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kinds } from '../../model/kinds/all.ts';
import type { Item, Question, Questionnaire } from '../../model/schema.ts';
import { examplesOf } from '../../model/testing/examples.ts';
import { checkQuestionnaire } from '../check.ts';
import { bruteForce } from '../testing/bruteForce.ts';
import { survey } from './survey.ts';
import { findPartsWitness, findPlaceWitness, replayWitness } from './witness.ts';

const ids = ['a', 'b', 'c', 'd'];
const flags = ['f', 'g', 'h', 'yes'];
const one = <T>(...all: T[]) => fc.constantFrom(...all);

const followUp = fc.oneof(
  fc.constant(undefined),
  one(...ids, null),
  fc.dictionary(one(...flags, 'x1', 'x2', 'y.yes', 'r:5', 'out', 'late', 'default'), one(...ids, null), {
    maxKeys: 3,
  }),
);
const raised = fc.oneof(
  fc.constant(undefined),
  fc.subarray(flags, { maxLength: 2 }),
  fc.dictionary(one('f', 'x1', 'y.no', 'default'), fc.subarray(flags, { maxLength: 1 }), { maxKeys: 2 }),
);
const effect = fc.record({
  followUp,
  flags: raised,
  abort: one(true as const, undefined, undefined, undefined),
});
const required = one(undefined, true, false);
const item: fc.Arbitrary<Item> = fc.oneof(
  fc
    .tuple(one('x1', 'x2', 'x3'), one(undefined, undefined, true), effect)
    .map(([id, preset, own]): Item => ({ type: 'checkbox', id, text: id, preset, ...own })),
  fc
    .tuple(effect, effect, required)
    .map(([yes, no, needed]): Item => ({ type: 'yesNo', id: 'y', text: 'y', yes, no, required: needed })),
  fc
    .tuple(effect, required)
    .map(
      ([own, needed]): Item => ({ type: 'rating', id: 'r', text: 'r', required: needed, values: { 5: own } }),
    ),
  fc.tuple(one('n1', 'n2'), effect).map(([id, own]): Item => ({ type: 'nextButton', id, text: id, ...own })),
  effect.map((own): Item => ({ type: 'nextButton', id: 'skip', text: 's', skip: true, ...own })),
  required.map((needed): Item => ({ type: 'message', id: 'm', text: 'm', required: needed })),
  required.map((needed): Item => ({ type: 'input', id: 'i', subType: 'phone', required: needed })),
  one<Item>({ type: 'text', text: 't' }, { type: 'confirm' }),
  one(...examplesOf('e')),
);
const question: fc.Arbitrary<Question> = fc.record({
  items: fc.uniqueArray(item, { minLength: 1, maxLength: 5, selector: ({ id, type }) => id ?? type }),
  exclusive: one(true, false, false),
  await: one(['out', 'late'], ['out'], undefined, undefined, undefined),
  followUp,
  flags: raised,
});
const anyQuestionnaire: fc.Arbitrary<Questionnaire> = fc
  .tuple(fc.subarray(['f', 'g']), fc.tuple(question, question, question, question))
  .map(([contextFlags, questions]) => ({
    version: 1,
    start: 'a',
    contextFlags,
    questions: Object.fromEntries(ids.map((id, index) => [id, questions[index] ?? { items: [] }])),
  }));

test('decides every kind of item', () => {
  const types = fc
    .sample(anyQuestionnaire, 300)
    .flatMap(({ questions }) =>
      Object.values(questions).flatMap(({ items }) => items.map(({ type }) => type)),
    );
  expect(new Set<string>(types)).toEqual(new Set(Object.keys(kinds)));
});

const idsOf = (definition: Questionnaire) => checkQuestionnaire(definition).map(({ id }) => id);

/** Keys here contain no dots except `y.yes`. */
function withoutKey(definition: Questionnaire, path: string): Questionnaire {
  const copy = structuredClone(definition);
  const way = path.replace(/\.y\.(yes|no)$/, '.y/$1').split('.');
  const parts = way.map((part) => part.replace('/', '.'));
  const holder = parts
    .slice(0, -1)
    .reduce<Record<string, unknown>>((at, part) => at[part] as Record<string, unknown>, { ...copy });
  delete holder[parts.at(-1) ?? ''];
  return copy;
}

test('matches brute-force exploration by the engine', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyQuestionnaire, (definition) => {
      const played = bruteForce(definition);
      const { places, steps, undecided } = survey(definition);
      fc.pre(played !== undefined && undecided.length === 0);
      compared += 1;
      expect(new Set([...places.values()].map(({ questionId }) => questionId))).toEqual(played.questions);
      const ways = steps.map(({ from, to, toKey, ending }) => `${from.questionId} → ${toKey ? to : ending}`);
      expect(new Set(ways)).toEqual(played.ways);
      const findings = checkQuestionnaire(definition);
      const found = findings.map(({ id }) => id);
      if (found.includes('cannotTerminate')) expect(played.stuck).toBe(true);
      if (played.stuck)
        expect(found.some((id) => /^(cannotTerminate|passiveCycle|emptyQuestion)$/.test(id))).toBe(true);
      for (const { id, path } of findings)
        if (id === 'shadowedKey') expect(bruteForce(withoutKey(definition, path))?.ways).toEqual(played.ways);
    }),
    { numRuns: Number(process.env.PARVIS_WALKS ?? 60) },
  );
  expect(compared).toBeGreaterThan(15);
});

test('every step can be replayed to its target', () => {
  fc.assert(
    fc.property(anyQuestionnaire, (definition) => {
      const surveyed = survey(definition);
      for (const place of surveyed.places.values()) {
        const last = replayWitness(definition, findPlaceWitness(surveyed, place)).at(-1);
        expect(last).toMatchObject({ status: 'asking', questionId: place.questionId });
        for (const flag of place.flags.up) expect(last?.flags).toContain(flag);
      }
      for (const step of surveyed.steps) {
        const last = replayWitness(definition, findPartsWitness(surveyed, [step])).at(-1);
        if (step.toKey) expect(last).toMatchObject({ questionId: step.to });
        else expect(last).toMatchObject({ status: 'complete', aborted: step.ending === 'left' });
      }
    }),
    { numRuns: 30 },
  );
});

const preset: Questionnaire = {
  version: 1,
  start: 'a',
  questions: {
    a: {
      items: [
        { type: 'rating', id: 'r', required: false, values: { 1: { followUp: 'c' } } },
        { type: 'checkbox', id: 'x2', flags: { 'r:1': ['yes'] }, preset: true },
      ],
    },
    c: { items: [{ type: 'message', id: 'm' }] },
  },
};

test('a preset tick without a button does not stop the check', () => {
  expect(idsOf(preset)).toContain('presetWithoutButton');
  expect(survey(preset).undecided).toEqual(['a']);
});

describe('a checklist of twenty boxes', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => index);
  const boxes = (own: (index: number) => object): Item[] =>
    twenty.map((index) => ({ type: 'checkbox', id: `b${index}`, text: 'b', ...own(index) }));
  const asks = (index: number) => ({ [`f${index}`]: `q${index}`, default: index < 19 ? `p${index}` : 'end' });
  const notice: Item = { type: 'text', text: 'x' };

  test('with all flags read later is decided and reaches each question', () => {
    const after = twenty.flatMap((index) => {
      const followUp = index < 19 ? asks(index + 1) : 'end';
      const told: Question = { items: [notice], followUp };
      return index < 19
        ? [
            [`q${index}`, told],
            [`p${index}`, told],
          ]
        : [[`q${index}`, told]];
    });
    const list: Question = {
      titleId: 'list',
      items: [...boxes((index) => ({ flags: [`f${index}`] })), { type: 'confirm' }],
      followUp: asks(0),
    };
    const definition: Questionnaire = {
      version: 1,
      start: 'list',
      questions: { list, end: { items: [notice] }, ...Object.fromEntries(after) },
    };
    const surveyed = survey(definition);
    expect(surveyed.undecided).toEqual([]);
    expect(checkQuestionnaire(definition, {}, surveyed)).toEqual([]);
    const lost = { ...definition, questions: { ...definition.questions, lost: { items: [notice] } } };
    expect(checkQuestionnaire(lost).map(({ id }) => id)).toEqual(['unreachableQuestion']);
  });

  test('reports no missing items when undecided', () => {
    const menu: Question = {
      titleId: 'menu',
      items: [...boxes((index) => ({ flags: [`f${index}`, `g${index}`] })), { type: 'confirm' }],
      followUp: 'read',
    };
    const keys = twenty.flatMap((index) => [[`f${index}`, { [`g${index}`]: 'menu', default: 'seen' }]]);
    const definition: Questionnaire = {
      version: 1,
      start: 'menu',
      questions: {
        menu,
        read: { items: [notice], followUp: { ...Object.fromEntries(keys), default: 'seen' } },
        seen: { items: [notice] },
        lost: { items: [notice] },
      },
    };
    const surveyed = survey(definition);
    expect(surveyed.undecided).toContain('menu');
    expect(checkQuestionnaire(definition, {}, surveyed)).toEqual([]);
  });
});
