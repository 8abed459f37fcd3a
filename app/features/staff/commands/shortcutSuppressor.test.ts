import { expect, test } from 'vitest';
import { createShortcutSuppressor } from './shortcutSuppressor.ts';

test.each([
  ['a second later still writes', [2_000], [true]],
  ['a moment after that no longer', [2_001], [false]],
  ['each letter gives another second', [1_900, 2_900, 3_900], [true, true, true]],
  ['after a pause the next letter is a key again', [1_900, 2_901, 2_950], [true, false, false]],
])('suppresses shortcuts after a start at 1,000: %s', (_, keys, taken) => {
  const hold = createShortcutSuppressor();
  hold.begin(1_000);
  expect(keys.map((now) => hold.shouldIgnore(now))).toEqual(taken);
});
