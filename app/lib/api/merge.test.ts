import type { Message } from '@parvis/api/entities/message';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeUpTo, mergeMessages } from './merge.ts';

const message = (msgId: number): Message => ({
  id: `m${msgId}`,
  msgId,
  csid: 'c',
  msgCdatim1: '2026-01-01T00:00:00.000Z',
  mine: false,
});
const numbers = (messages: readonly Message[]) => messages.map(({ msgId }) => msgId);

test('whatever order and overlap pages arrive in, each message is shown once and in order', () => {
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
  'a page that is not what follows the last one is put in order, each once: %j after 1, 2, 3',
  (more) => {
    const merged = mergeMessages([1, 2, 3].map(message), more.map(message));
    expect(numbers(merged)).toEqual([...new Set([1, 2, 3, ...more])].sort((a, b) => a - b));
  },
);

test('a message that is fetched again is the newer one, at its place', () => {
  const known = [1, 2, 3].map(message);
  const again = { ...message(2), txt: 'Fuite d’eau' };
  expect(mergeMessages(known, [again])).toEqual([known[0], again, known[2]]);
  expect(mergeMessages(known, [])).toBe(known);
});

test('a message that arrived before those in front of it leaves a hole that is asked for again', () => {
  expect(completeUpTo([1, 2, 5].map(message))).toBe(2);
  expect(completeUpTo([])).toBe(0);
  expect(completeUpTo([51, 52, 54].map(message))).toBe(52);
});
