import { replies as english } from '@parvis/locales/en/replies';
import { replies as french } from '@parvis/locales/fr/replies';
import type { Translate } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import {
  fillReply,
  findSearchSign,
  findUnfilled,
  findUnknown,
  toScreenWords,
  toStoredWords,
} from './placeholders.ts';

const speak =
  (words: Readonly<Record<string, string>>): Translate =>
  (id) =>
    words[id] ?? id;
const [fr, en] = [speak(french), speak(english)];

test('a French screen shows French words, and stores the same placeholders as an English one', () => {
  const stored = 'Au {place}, n° {number}, par {handler}, le {date}';
  expect(toScreenWords(stored, fr)).toBe('Au {lieu}, n° {numéro}, par {agent}, le {date}');
  expect(toStoredWords('Au { Lieu }, n° {numero}, par {agent}, le {DATE}', fr)).toBe(stored);
  expect(toStoredWords(stored, fr)).toBe(stored);
  expect(toScreenWords(stored, en)).toBe(stored);
});

test('fills the placeholders that the case knows, and leaves the others marked', () => {
  const fills = { place: 'Halles', number: '4F7K', handler: '', date: '3 mars' };
  expect(fillReply('{place} {number} {handler} {date}', fills, fr)).toBe('Halles 4F7K {agent} 3 mars');
});

test('finds a placeholder that no case fills', () => {
  expect(findUnknown('Au {lieu}, à {heure}, {nom}', fr)).toBe('{heure}');
  expect(findUnknown('Au {}', fr)).toBe('{}');
  expect(findUnknown('Au {lieu} { seul', fr)).toBeUndefined();
});

test('lists unfilled placeholders of a draft once each, and no other braces', () => {
  expect(findUnfilled('{agent} et {agent}, {handler}, {date}', fr)).toEqual([
    '{agent}',
    '{handler}',
    '{date}',
  ]);
  expect(findUnfilled('Le code est {AB}', fr)).toEqual([]);
});

test('distinguishes a search for a reply from a message', () => {
  expect(findSearchSign('/')).toBe('/');
  expect(findSearchSign(' /acc\n')).toBe('/acc');
  expect(findSearchSign('/acc suite')).toBeUndefined();
  expect(findSearchSign('Le 3/4')).toBeUndefined();
});
