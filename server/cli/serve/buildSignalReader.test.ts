import { expect, it } from 'vitest';
import { buildSignalReader } from './buildSignalReader.ts';

it('merges signals of one Ctrl-C, and forces the exit on a later one', () => {
  const read = buildSignalReader();
  expect([0, 3, 700].map((after) => read(5_000 + after))).toEqual(['end', 'same', 'same']);
  expect(read(5_000 + 2_500)).toBe('now');
});
