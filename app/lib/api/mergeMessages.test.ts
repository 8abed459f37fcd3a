import type { Message } from '@parvis/api/entities/message';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findContiguousEnd, mergeMessages } from './mergeMessages.ts';

const message = (msgId: number): Message => ({
  id: `m${msgId}`,
  msgId,
  csid: 'c',
  msgCdatim1: '2026-01-01T00:00:00.000Z',
  mine: false,
});
const numbers = (messages: readonly Message[]) => messages.map(({ msgId }) => msgId);

test('pages in any order and overlap yield each message once, sorted', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 40 }))), (pages) => {
      const merged = pages.reduce<readonly Message[]>(
        (known, page) => mergeMessages(known, page.map(message)),
        [],
      );
      const expected = [...new Set(pages.flat())].sort((a, b) => a - b);
      expect(numbers(merged)).toEqual(expected);
    }),
  );
});

test.each([[[2, 3]], [[3, 4]], [[4, 3]], [[5, 4]]])(
  'a page that does not follow the last is sorted in without duplicates: %j after 1, 2, 3',
  (more) => {
    const merged = mergeMessages([1, 2, 3].map(message), more.map(message));
    expect(numbers(merged)).toEqual([...new Set([1, 2, 3, ...more])].sort((a, b) => a - b));
  },
);

test('a refetched message replaces the older one in place', () => {
  const known = [1, 2, 3].map(message);
  const again = { ...message(2), txt: 'Fuite d’eau' };
  expect(mergeMessages(known, [again])).toEqual([known[0], again, known[2]]);
  expect(mergeMessages(known, [])).toBe(known);
});

test('a message behind a hole is refetched', () => {
  expect(findContiguousEnd([1, 2, 5].map(message))).toBe(2);
  expect(findContiguousEnd([])).toBe(0);
  expect(findContiguousEnd([51, 52, 54].map(message))).toBe(52);
});

test('a renumbered message appears once, by its new number', () => {
  const published = { ...message(4), id: 'm2' };
  expect(numbers(mergeMessages([1, 2, 3].map(message), [published]))).toEqual([1, 3, 4]);
});
