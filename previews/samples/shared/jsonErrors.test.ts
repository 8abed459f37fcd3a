import { expect, test } from 'vitest';
import { findJsonError } from './jsonErrors.ts';

test.each([
  ['a comma too many', '{"bg1":"#FFF",}', { line: 1, column: 15, near: '}' }],
  ['a comment', '{"bg1":"#FFF"/*ground*/}', { line: 1, column: 14, near: '/*ground*/}' }],
  ['a byte-order mark', '\uFEFF{"bg1":"#FFF"}', { line: 1, column: 1, near: '\uFEFF{"bg1":"#FF' }],
  ['a missing brace', '{"bg1":"#FFF"', { line: 1, column: 14, near: '' }],
  ['no quotes', '{bg1:"#FFF"}', { line: 1, column: 2, near: 'bg1:"#FFF"}' }],
  ['nothing wrong', '{"bg1":"#FFF"}', null],
])('finds the position of %s in the JSON of an address', (_, text, slip) => {
  expect(findJsonError(text)).toEqual(slip);
});
