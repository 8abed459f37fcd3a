import { describe, expect, it } from 'vitest';
import { computeEnd, computeSecondsLeft } from './monotonicClock.ts';

const DAY = 86_400_000;
const asked = { wall: Date.UTC(2026, 10, 24, 12), steady: 1_234.567_8 };
const end = computeEnd(asked.wall + 30_000, 30, asked);
const later = (wall: number, steady: number) => ({ wall: asked.wall + wall, steady: asked.steady + steady });

describe('of thirty seconds remain', () => {
  it.each([
    ['at first', later(0, 0), 30],
    ['after three', later(3_000, 3_000), 27],
    ['in the last', later(29_001, 29_001), 1],
    ['at the end', later(30_000, 30_000), 0],
    ['after three, the clock set back by a day', later(3_000 - DAY, 3_000), 27],
    ['at the end, the clock set back by a day', later(30_000 - DAY, 30_000), 0],
    ['after a sleep', later(40_000, 3_000), 0],
  ])('%s the right number', (_, now, left) => expect(computeSecondsLeft(end, now)).toBe(left));

  it('no more than thirty, though the clock was set back before a reload', () => {
    const opened = later(3_000 - DAY, 0);
    expect(computeSecondsLeft(computeEnd(end.wall, 30, opened), opened)).toBe(30);
  });
});
