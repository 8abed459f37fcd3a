import { expect, it } from 'vitest';
import { readSignals } from './readSignals.ts';

it('one Ctrl-C that is told by the terminal and by npm ends a server in peace; who asks again later does not wait', () => {
  const read = readSignals();
  expect([0, 3, 700].map((after) => read(5_000 + after))).toEqual(['end', 'same', 'same']);
  expect(read(5_000 + 2_500)).toBe('now');
});
