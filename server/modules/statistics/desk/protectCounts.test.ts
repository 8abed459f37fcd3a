import { describe, expect, it } from 'vitest';
import type { DeskMeasure } from '../../../platform/db/schema.ts';
import { type CountPair, NO_COUNTS, protectGroups, protectPair, roundCount } from './protectCounts.ts';

const count = (counts: Partial<Record<DeskMeasure, number>>) => ({ ...NO_COUNTS, ...counts });
const pair = (now: number, before = 0): CountPair => ({
  now: count({ cases: now }),
  before: count({ cases: before }),
});
const tell = (counts: Partial<Record<DeskMeasure, number>>) =>
  protectPair({ now: count(counts), before: NO_COUNTS }).now;

it('rounds counts to multiples of five, and tells none below five', () => {
  expect([0, 4, 5, 7, 8, 12, 13, 1_004].map(roundCount)).toEqual([
    ...[undefined, undefined, 5, 5, 10, 10, 15, 1_005],
  ]);
});

describe('groups', () => {
  it('tells a group of five and joins those of four', () => {
    const { rows, others } = protectGroups(
      new Map([
        ['four', pair(4)],
        ['five', pair(5)],
        ['three', pair(3)],
      ]),
    );
    expect(rows.map(([code]) => code)).toEqual(['five']);
    expect(others?.now.reports).toBe(5);
  });

  it('hides a merged rest below five', () => {
    const { rows, others } = protectGroups(
      new Map([
        ['five', pair(5)],
        ['four', pair(4)],
      ]),
    );
    expect([rows.length, others]).toEqual([1, undefined]);
  });

  it('tells a group that had five before, without its number of now', () => {
    const { rows } = protectGroups(new Map([['gone', pair(2, 40)]]));
    expect(rows).toEqual([['gone', { now: {}, before: { reports: 40 } }]]);
  });

  it('sorts by count, then by code', () => {
    const { rows } = protectGroups(
      new Map([
        ['b', pair(9)],
        ['a', pair(9)],
        ['most', pair(50)],
      ]),
    );
    expect(rows.map(([code]) => code)).toEqual(['most', 'a', 'b']);
  });
});

describe('first answers', () => {
  it('tells the median from five answers on', () => {
    expect(tell({ answered: 4, within_15: 4, within_30: 4 }).median).toBeUndefined();
    expect(tell({ answered: 5, within_15: 2, within_30: 3 }).median).toEqual({ minutes: 30 });
  });

  it('tells the 90th percentile from twenty answers on', () => {
    expect(tell({ answered: 19, within_15: 19 }).ninth).toBeUndefined();
    const counts = { answered: 20, within_15: 17, within_30: 18, within_60: 20 };
    expect(tell(counts)).toMatchObject({ median: { minutes: 15 }, ninth: { minutes: 30 } });
  });

  it('says over two weeks where the answers came later', () => {
    expect(tell({ answered: 5, within_20160: 2 }).median).toEqual({ minutes: 20_160, over: true });
  });
});

describe('ratings', () => {
  it('are shown from five on, to half a star', () => {
    expect(tell({ stars_5: 4 })).toEqual({});
    expect(tell({ stars_5: 4, stars_2: 1 })).toEqual({ ratings: 5, stars: 4.5 });
  });

  it('are shown to a tenth from fifty on', () => {
    expect(tell({ stars_5: 49, stars_2: 1 })).toEqual({ ratings: 50, stars: 4.9 });
    expect(tell({ stars_5: 48, stars_2: 1 })).toEqual({ ratings: 50, stars: 5 });
  });
});
