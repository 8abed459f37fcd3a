import { expect, test } from 'vitest';
import { formatTypedText } from './formatTypedText.ts';

test.each([
  ['Où est-ce exactement ?', 'Où est-ce exactement\u202f?'],
  ['Il a dit « oui » : merci !', 'Il a dit «\u202foui\u202f»\u202f: merci\u202f!'],
  ['Voir https://ville.example/ ?a=1', 'Voir https://ville.example/ ?a=1'],
  ['Rien à dire', 'Rien à dire'],
])('%s keeps its punctuation on the line of its word', (typed, shown) =>
  expect(formatTypedText(typed, 'fr-FR')).toBe(shown),
);
