import { expect, test } from 'vitest';
import { describePromise } from './describePromise.ts';

const now = new Date('2026-11-24T10:00:00Z');
const [before, soon, later] = ['2026-11-24T09:00:00Z', '2026-11-24T12:00:00Z', '2026-11-27T12:00:00Z'];

test.each([
  ['the answer first', { answer: soon, solve: later }, [{ id: 'promise.answer', at: soon }]],
  ['then the solution', { solve: later }, [{ id: 'promise.solve', at: later }]],
  ['that it passed', { answer: before }, [{ id: 'promise.late.answer', at: before }]],
  ['that it stands still', { left: { answer: 60 } }, [{ id: 'promise.held' }]],
  [
    'why it moved, and the date before',
    { answer: later, moved: { why: 'held', answer: soon } },
    [
      { id: 'promise.answer', at: later },
      { id: 'promise.moved.held', at: soon },
    ],
  ],
  [
    'no move of another date',
    { solve: later, moved: { why: 'category', answer: soon } },
    [{ id: 'promise.solve', at: later }],
  ],
  [
    'no reason that a newer server gives',
    { answer: later, moved: { why: 'moon', answer: soon } },
    [{ id: 'promise.answer', at: later }],
  ],
  ['nothing without a date', {}, []],
])('a visitor reads %s', (_, deadlines, sentences) => {
  expect(describePromise(deadlines, now)).toEqual(sentences);
});
