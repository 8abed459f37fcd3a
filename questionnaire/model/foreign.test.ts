import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readForeign } from './foreign.ts';

const asking = (...items: unknown[]) => ({ version: 1, start: 'q', questions: { q: { items } } });
const itemsOf = (input: unknown) => {
  const read = readForeign(input);
  return read.ok ? read.questionnaire.questions.q?.items : read.problems;
};

test.each([
  ['its text', { type: 'hologram', id: 'h', text: 'Voir' }, { type: 'text', id: 'h', text: 'Voir' }],
  ['the words of its id', { type: 'hologram', id: 'h', depth: 3 }, { type: 'text', id: 'h' }],
  ['a line', { type: 'hologram' }, { type: 'separator' }],
])('an item of an unknown type becomes %s', (_what, item, known) => {
  expect(itemsOf(asking(item, { type: 'confirm' }))).toEqual([known, { type: 'confirm' }]);
});

test('still validates known items', () => {
  expect(itemsOf(asking({ type: 'checkbox' }))).toEqual([
    { path: 'questions.q.items.0.id', reason: 'shape' },
  ]);
  expect(itemsOf({ version: 1, start: 'q', questions: { q: 7 } })).toEqual([
    { path: 'questions.q', reason: 'shape' },
  ]);
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      readForeign(value);
      readForeign(asking(value));
      readForeign({ version: 1, start: 'q', questions: { q: value } });
    }),
    { numRuns: 300 },
  );
});
