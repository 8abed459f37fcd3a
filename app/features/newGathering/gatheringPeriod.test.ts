import { describe, expect, it } from 'vitest';
import { getPeriodLimits, parsePeriod } from './gatheringPeriod.ts';

const now = new Date('2026-03-10T15:00:00');
const at = (local: string): string => new Date(local).toISOString();

describe('the period of a discussion', () => {
  it('is left to the server where no day is chosen', () => {
    expect(parsePeriod({ begins: '', ends: '' }, 30, now)).toEqual({});
  });

  it('goes from the start of the first day to the end of the last', () => {
    expect(parsePeriod({ begins: '2026-03-12', ends: '2026-03-14' }, 30, now)).toEqual({
      beginsAt: at('2026-03-12T00:00:00'),
      endsAt: at('2026-03-14T23:59:59'),
    });
  });

  it('begins at once today', () => {
    expect(parsePeriod({ begins: '2026-03-10', ends: '2026-03-10' }, 30, now)).toEqual({
      endsAt: at('2026-03-10T23:59:59'),
    });
  });

  it('ends before messages are erased, at any hour', () => {
    expect(parsePeriod({ begins: '', ends: '2026-03-15' }, 5, now)).toEqual({
      endsAt: at('2026-03-15T14:50:00'),
    });
  });

  it.each([
    ['begins', { begins: '2026-03-09', ends: '' }],
    ['begins', { begins: '2027-03-20', ends: '' }],
    ['ends', { begins: '', ends: '2026-03-09' }],
    ['ends', { begins: '2026-03-12', ends: '2026-03-11' }],
    ['ends', { begins: '2026-03-12', ends: '2026-04-12' }],
  ] as const)('has a fault in %s of %o', (fault, days) => {
    expect(parsePeriod(days, 30, now)).toBe(fault);
  });

  it('offers the days that are possible', () => {
    expect(getPeriodLimits({ begins: '2026-03-12' }, 10, now)).toEqual({
      begins: { min: '2026-03-10', max: '2027-03-10' },
      ends: { min: '2026-03-12', max: '2026-03-22' },
    });
  });
});
