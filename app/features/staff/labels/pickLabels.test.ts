import { expect, test } from 'vitest';
import { findLabelChange, searchLabels } from './pickLabels.ts';

const label = (id: string, name: string) => ({ id, name, colour: 'fire', cases: 0 });
const [budget, ecole, devis] = [
  label('b', 'Budget 2027'),
  label('e', 'École Jean-Macé'),
  label('d', 'Devis'),
];

test('sends added and removed labels, and nothing without changes', () => {
  expect(findLabelChange([budget, devis], new Set(['d', 'e']))).toEqual({ add: ['e'], remove: ['b'] });
  expect(findLabelChange([], new Set(['e']))).toEqual({ add: ['e'] });
  expect(findLabelChange([budget], new Set())).toEqual({ remove: ['b'] });
  expect(findLabelChange([budget], new Set(['b']))).toBeUndefined();
});

test('finds by words in any order, without accents, what the case has first', () => {
  const all = [budget, devis, ecole];
  expect(searchLabels(all, 'mace ecole', [])).toEqual([ecole]);
  expect(searchLabels(all, '', [ecole])).toEqual([ecole, budget, devis]);
  expect(searchLabels(all, 'rien', [])).toEqual([]);
});
