import { describe, expect, it } from 'vitest';
import { priceOf, type RateLimit, rateLimits } from './table.ts';

const DAY = 86_400;
const table: Readonly<Record<string, RateLimit>> = rateLimits({ mediaPerDay: 20_000, limitFactor: 1 });
/** What strangers share: points, seconds, what one line gets of them for nothing, and whether work is asked before a refusal. */
const shared: Readonly<Record<string, [number, number, number, boolean]>> = {
  reportsOfCode: [600, 60, 60, true],
  filesOfCode: [2_000, DAY, 500, true],
  bytesOfCode: [1_953_125, DAY, 488_281, true],
  filesOfCustomer: [20_000, DAY, 2_000, true],
  bytesOfCustomer: [19_531_250, DAY, 1_953_125, true],
  contactMailsOfCustomer: [500, DAY, 50, true],
  mailCodesOfAddress: [60, DAY, 10, true],
  smsCodesOfAddress: [20, DAY, 5, false],
};
const rows = Object.entries(shared);
const rowOf = (name: string): RateLimit => {
  const row = table[name];
  if (!row) throw new Error(`There is no row ${name}.`);
  return row;
};

/** How much a line takes until it is refused, whatever work it is asked for; in a hundred steps at least. */
function takeAll(limit: RateLimit, others = 0): { taken: number; free: number; bits: number[] } {
  const step = Math.max(1, Math.floor(limit.points / 1000));
  const bits: number[] = [];
  for (let taken = 0, free = 0; ; taken += step) {
    const price = priceOf(limit, { all: others + taken, byLine: taken }, step);
    if (price === 'refused') return { taken, free, bits };
    if (price === 0) free += step;
    else bits.push(price);
  }
}

describe('limits that strangers share', () => {
  it('are these, and all that is counted for a code, a customer or an address of staff is one of them', () => {
    const found = Object.entries(table).flatMap(([name, { lineShare, points, seconds, work }]) =>
      lineShare === undefined
        ? []
        : [[name, [points, seconds, Math.floor(points * lineShare), work ?? false]]],
    );
    expect(Object.fromEntries(found)).toEqual(shared);
    for (const [name, { key }] of Object.entries(table))
      if (key === 'code' || key === 'customer' || key === 'address') expect(shared).toHaveProperty(name);
  });

  it.each(rows)('one line never empties it for another line: %s', (name, [points, , share, work]) => {
    const limit = rowOf(name);
    const attacker = takeAll(limit);
    expect(attacker.taken).toBeLessThanOrEqual(points);
    const honest = takeAll(limit, attacker.taken);
    expect(honest.taken).toBeGreaterThanOrEqual(share);
    for (const bits of honest.bits) expect(bits).toBeLessThanOrEqual(20);
    if (!work) expect(honest.free).toBe(honest.taken);
  });

  it.each(rows)(
    'a line has its share for nothing, and works the more for each step beyond: %s',
    (name, [points, , share, work]) => {
      const { taken, free, bits } = takeAll(rowOf(name));
      const step = Math.max(1, Math.floor(points / 1000));
      expect(Math.abs(free - share)).toBeLessThanOrEqual(step);
      expect(bits).toEqual(bits.toSorted((a, b) => a - b));
      expect([bits[0], bits.at(-1)]).toEqual(work ? [12, 20] : [undefined, undefined]);
      // The guests of a stadium share a line: for work it has all there is.
      expect(points - taken).toBeLessThan(work ? step : points);
    },
  );

  it.each(rows.filter(([, [, , , work]]) => work))(
    'once all is gone the lines that come then work for their share, up to eight times as much: %s',
    (name, [points]) => {
      const limit = rowOf(name);
      const price = (times: number, byLine = 0) => priceOf(limit, { all: points * times, byLine });
      expect([1, 1.5, 2, 3, 4, 7.9].map((times) => price(times))).toEqual([16, 17, 18, 19, 20, 20]);
      expect(price(8)).toBe('refused');
      expect(price(1, points)).toBe('refused');
    },
  );
});

it('what one person may send in a day is refused at its end, without work', () => {
  for (const [name, points] of [
    ['filesOfPerson', 200],
    ['bytesOfPerson', 307_200],
  ] as const) {
    expect(priceOf(rowOf(name), { all: points - 1, byLine: 0 })).toBe(0);
    expect(priceOf(rowOf(name), { all: points, byLine: 0 })).toBe('refused');
  }
});
