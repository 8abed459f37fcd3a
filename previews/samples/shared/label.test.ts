import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCustomerName } from './label.ts';

test.each([
  [null, undefined, []],
  ['  ', undefined, []],
  [' Ville de Nice ', 'Ville de Nice', []],
  ['مدينة نيس', 'مدينة نيس', []],
  ['Ville \u202emlE-tniaS', 'Ville mlE-tniaS', ['cleaned']],
  ['a\u2066b\u2069c', 'abc', ['cleaned']],
  ['Nice\nCôte d’Azur', 'Nice Côte d’Azur', ['cleaned']],
  ['\u202e\u200b', undefined, ['unseen']],
  ['a'.repeat(120), 'a'.repeat(120), []],
  ['a'.repeat(121), `${'a'.repeat(119)}…`, ['cut']],
  [`${'a'.repeat(110)} bbb ccc ddd`, `${'a'.repeat(110)} bbb ccc…`, ['cut']],
  ['🦩'.repeat(121), `${'🦩'.repeat(119)}…`, ['cut']],
] as const)('shows the name %j as %j and reports %j', (text, label, changes) => {
  expect(readCustomerName(text)).toEqual({ label, changes });
});

test('keeps letter order and length limits for any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { label = 'x' } = readCustomerName(text);
      expect(label).not.toMatch(/[\u202A-\u202E\u2066-\u2069\n]/);
      expect([...label].length).toBeLessThanOrEqual(120);
    }),
    { numRuns: 100 },
  );
});
