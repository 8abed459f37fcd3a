import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type History, MAX_STEPS, redo, startHistory, step, undo } from './history.ts';

const steps = (...list: [value: string, mark: string, at: number][]): History<string> =>
  list.reduce((history, [value, mark, at]) => step(history, value, mark, at), startHistory('start'));

describe('undo', () => {
  test('takes a whole drag back at once: steps on one key within half a second are one', () => {
    const dragged = steps(['a', 'bg1', 0], ['b', 'bg1', 400], ['c', 'bg1', 900]);
    expect(undo(dragged).present).toBe('start');
  });

  test.each([
    ['half a second later', 'bg1', 501],
    ['on another key', 'txt', 10],
  ])('keeps a step %s apart', (_, mark, at) => {
    expect(undo(steps(['a', 'bg1', 0], ['b', mark, at])).present).toBe('a');
  });

  test('keeps the last hundred steps', () => {
    let history = startHistory(0);
    for (let value = 1; value <= 150; value += 1) history = step(history, value, String(value), value);
    expect(history.past).toHaveLength(MAX_STEPS);
    for (let round = 0; round < 200; round += 1) history = undo(history);
    expect(history.present).toBe(50);
  });

  test('does nothing at the beginning, redo nothing at the end', () => {
    const history = startHistory('start');
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });

  test('a step after undo never merges into what was before it', () => {
    const back = undo(steps(['a', 'bg1', 0], ['b', 'txt', 10]));
    expect(undo(step(back, 'c', 'bg1', 20)).present).toBe('a');
  });

  test('redo brings back what undo took, whatever was done', () => {
    const aStep = fc.tuple(fc.string(), fc.constantFrom('bg1', 'txt'), fc.nat(2000));
    fc.assert(
      fc.property(fc.array(aStep), fc.nat(120), (list, times) => {
        let history = steps(...list);
        const end = history.present;
        let taken = 0;
        while (taken < times && history.past.length > 0) {
          history = undo(history);
          taken += 1;
        }
        for (let round = 0; round < taken; round += 1) history = redo(history);
        expect(history.present).toBe(end);
      }),
    );
  });
});
