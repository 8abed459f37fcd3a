import { expect, it } from 'vitest';
import { parseRange } from './messageMedia.ts';

it.each<[string | undefined, ReturnType<typeof parseRange>]>([
  [undefined, 'whole'],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=99-', { first: 99, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=1e3-', 'whole'],
])('parses range %s of a hundred bytes as %j', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

it('has no range of an empty file', () => {
  for (const header of ['bytes=0-', 'bytes=-5']) expect(parseRange(header, 0)).toBe('none');
});
