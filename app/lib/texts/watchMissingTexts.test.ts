import { missingText } from '@parvis/locales/missingText';
import { expect, test } from 'vitest';
import { findMissingIds } from './watchMissingTexts.ts';

test.each([
  [`${missingText('no.such')} and ${missingText('q2')}`, ['no.such', 'q2']],
  ['A dash -- or two -- in a sentence', []],
  ['', []],
])('finds the missing texts of a page: %s', (text, ids) => {
  expect(findMissingIds(text)).toEqual(ids);
});
