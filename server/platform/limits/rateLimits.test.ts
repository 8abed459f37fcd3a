import { describe, expect, it } from 'vitest';
import { calculateWorkBits, createRateLimits, type RateLimit } from './rateLimits.ts';

const DAY = 86_400;
const table: Readonly<Record<string, RateLimit>> = createRateLimits({ mediaPerDay: 20_000, limitFactor: 1 });
/** Points, seconds, free points per IP prefix, and proof of work. */
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

/** At least a hundred steps until refused. */
function takeAll(limit: RateLimit, others = 0): { taken: number; free: number; bits: number[] } {
  const step = Math.max(1, Math.floor(limit.points / 1000));
  const bits: number[] = [];
  for (let taken = 0, free = 0; ; taken += step) {
    const price = calculateWorkBits(limit, { all: others + taken, byPrefix: taken }, step);
    if (price === 'refused') return { taken, free, bits };
    if (price === 0) free += step;
    else bits.push(price);
  }
}

describe('shared rate limits', () => {
  it('cover every counter by code, customer or address', () => {
    const found = Object.entries(table).flatMap(([name, { prefixShare, points, seconds, work }]) =>
      prefixShare === undefined
        ? []
        : [[name, [points, seconds, Math.floor(points * prefixShare), work ?? false]]],
    );
    expect(Object.fromEntries(found)).toEqual(shared);
    for (const [name, { key }] of Object.entries(table))
      if (key === 'code' || key === 'customer' || key === 'address') expect(shared).toHaveProperty(name);
  });

  it.each(rows)('one IP prefix never exhausts %s for another', (name, [points, , share, work]) => {
    const limit = rowOf(name);
    const attacker = takeAll(limit);
    expect(attacker.taken).toBeLessThanOrEqual(points);
    const honest = takeAll(limit, attacker.taken);
    expect(honest.taken).toBeGreaterThanOrEqual(share);
    for (const bits of honest.bits) expect(bits).toBeLessThanOrEqual(20);
    if (!work) expect(honest.free).toBe(honest.taken);
  });

  it.each(rows)(
    'give an IP prefix a free share, then ask for growing work: %s',
    (name, [points, , share, work]) => {
      const { taken, free, bits } = takeAll(rowOf(name));
      const step = Math.max(1, Math.floor(points / 1000));
      expect(Math.abs(free - share)).toBeLessThanOrEqual(step);
      expect(bits).toEqual(bits.toSorted((a, b) => a - b));
      expect([bits[0], bits.at(-1)]).toEqual(work ? [12, 20] : [undefined, undefined]);
      // A stadium shares one prefix: with work it may use everything.
      expect(points - taken).toBeLessThan(work ? step : points);
    },
  );

  it.each(rows.filter(([, [, , , work]]) => work))(
    'let new IP prefixes work for their share once exhausted, up to eight times the points: %s',
    (name, [points]) => {
      const limit = rowOf(name);
      const price = (times: number, byLine = 0) =>
        calculateWorkBits(limit, { all: points * times, byPrefix: byLine });
      expect([1, 1.5, 2, 3, 4, 7.9].map((times) => price(times))).toEqual([16, 17, 18, 19, 20, 20]);
      expect(price(8)).toBe('refused');
      expect(price(1, points)).toBe('refused');
    },
  );
});

it('personal daily limits refuse at their end, without proof of work', () => {
  for (const [name, points] of [
    ['filesOfPerson', 200],
    ['bytesOfPerson', 307_200],
  ] as const) {
    expect(calculateWorkBits(rowOf(name), { all: points - 1, byPrefix: 0 })).toBe(0);
    expect(calculateWorkBits(rowOf(name), { all: points, byPrefix: 0 })).toBe('refused');
  }
});
