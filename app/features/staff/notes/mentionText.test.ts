import type { Colleague } from '@parvis/api/entities/note';
import { expect, test } from 'vitest';
import { findMentions, searchColleagues, toWords } from './mentionText.ts';

const colleagues: readonly Colleague[] = [
  { rlid: 'a1', name: 'Anna Roux' },
  { rlid: 'a2', name: 'Anna' },
  { rlid: 'b1', name: 'Léa Martin-Petit' },
  { rlid: 'c1', name: 'Zoé (astreinte)' },
];
const find = (words: string, chosen?: ReadonlyMap<string, string>) => {
  const { txt, mentioned } = findMentions(words, colleagues, chosen);
  return [txt, mentioned.map(({ rlid }) => rlid)];
};

test.each([
  ['@Anna Roux et @Anna', '@[a1] et @[a2]', ['a1', 'a2']],
  ['Vu (@Léa Martin-Petit).', 'Vu (@[b1]).', ['b1']],
  ['@Anna @Anna', '@[a2] @[a2]', ['a2']],
  ['@Zoé (astreinte) vient', '@[c1] vient', ['c1']],
])('stores a mention as the id of a role: %s', (words, txt, rlids) => {
  expect(find(words)).toEqual([txt, rlids]);
});

test.each(['mail@Anna', 'Anna', '@Annabelle', '@bruno', ''])('finds no mention: %s', (words) => {
  expect(find(words)).toEqual([words, []]);
});

test('a mention of a namesake means the chosen colleague', () => {
  const twins = [...colleagues, { rlid: 'a9', name: 'Anna' }];
  const chosen = new Map([['Anna', 'a9']]);
  expect(findMentions('@Anna', twins, chosen).txt).toBe('@[a9]');
  expect(findMentions('@Anna', twins).txt).toBe('@[a2]');
});

test('shows a stored note with current names, and marks former colleagues', () => {
  const shown = toWords('@[b1] et @[gone]', colleagues, 'ancien collègue');
  expect(shown).toBe('@Léa Martin-Petit et @ancien collègue');
  expect(findMentions(toWords('@[a1] @[b1]', colleagues, ''), colleagues).txt).toBe('@[a1] @[b1]');
});

test('finds colleagues by the beginnings of their names, accents aside', () => {
  const names = (query: string) => searchColleagues(colleagues, query).map(({ name }) => name);
  expect(names('lea pe')).toEqual(['Léa Martin-Petit']);
  expect(names('AN')).toEqual(['Anna Roux', 'Anna']);
  expect(names('oux')).toEqual([]);
  expect(names('')).toHaveLength(4);
});
