import { expect, it } from 'vitest';
import { formatRowCount } from './formatRowCount.ts';

it('formats a row count by each language’s plural rules: French zero is singular', () => {
  expect([0, 1, 2, 1_234].map(formatRowCount.fr)).toEqual([
    '0 ligne',
    '1 ligne',
    '2 lignes',
    '1\u202f234 lignes',
  ]);
  expect([0, 1, 2, 1_234].map(formatRowCount.en)).toEqual(['0 rows', '1 row', '2 rows', '1,234 rows']);
});
