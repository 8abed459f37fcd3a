import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeShares } from './shares.ts';

const counts = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 });
const createOptions = (list: readonly number[]) => list.map((count, index) => ({ id: `o${index}`, count }));

describe('poll percentages', () => {
  it('add up to 100, each within 1 of the exact share', () => {
    fc.assert(
      fc.property(counts, (list) => {
        const total = list.reduce((sum, count) => sum + count, 0);
        fc.pre(total > 0);
        const shares = Object.values(computeShares(createOptions(list)) ?? {});
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
        list.forEach((count, index) => {
          expect(Math.abs((shares[index] ?? 0) - (count * 100) / total)).toBeLessThan(1);
        });
      }),
    );
  });

  it('are 0 without answers, and undefined without counts', () => {
    expect(computeShares(createOptions([0, 0]))).toEqual({ o0: 0, o1: 0 });
    expect(computeShares([{ id: 'a' }, { id: 'b' }])).toBeUndefined();
  });
});
