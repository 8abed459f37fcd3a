import { expect, it } from 'vitest';
import { findMidnight, findPeriods } from './periods.ts';
import { findDueMonday } from './weeklyMail.ts';

it.each([
  ['week', '2026-11-24', '2026-11-30', '2026-11-17', '2026-11-23'],
  ['month', '2026-11-01', '2026-11-30', '2026-10-02', '2026-10-31'],
  ['quarter', '2026-09-01', '2026-11-30', '2026-06-01', '2026-08-31'],
  ['year', '2025-12-01', '2026-11-30', '2024-12-01', '2025-11-30'],
] as const)('a %s ends today, after one as long', (period, from, until, fromBefore, untilBefore) => {
  expect(findPeriods({ period, by: 'place' }, '2026-11-30')).toEqual({
    now: { from, until },
    before: { from: fromBefore, until: untilBefore },
  });
});

it('an own period of one day follows the day before', () => {
  const own = { period: 'own', by: 'place', from: '2026-03-01', until: '2026-03-01' } as const;
  expect(findPeriods(own, '2026-11-30')).toEqual({
    now: { from: '2026-03-01', until: '2026-03-01' },
    before: { from: '2026-02-28', until: '2026-02-28' },
  });
});

it.each([
  ['without a first day', { until: '2026-03-01' }, 'body.from'],
  ['without a last day', { from: '2026-03-01' }, 'body.until'],
  ['that ends before it begins', { from: '2026-03-02', until: '2026-03-01' }, 'body.until'],
  ['of more than a year', { from: '2025-01-01', until: '2026-01-02' }, 'body.until'],
])('refuses an own period %s', (_, days, path) => {
  expect(() => findPeriods({ period: 'own', by: 'place', ...days }, '2026-11-30')).toThrow(
    `badRequest at ${path}`,
  );
});

it('finds midnight on both sides of a change of clock', () => {
  expect(findMidnight('2026-10-25', 'Europe/Paris').toISOString()).toBe('2026-10-24T22:00:00.000Z');
  expect(findMidnight('2026-10-26', 'Europe/Paris').toISOString()).toBe('2026-10-25T23:00:00.000Z');
  expect(findMidnight('2026-10-26', 'America/Martinique').toISOString()).toBe('2026-10-26T04:00:00.000Z');
});

it.each([
  ['just before eight on Monday', '2026-11-30T06:59:59Z', '2026-11-23'],
  ['at eight on Monday', '2026-11-30T07:00:00Z', '2026-11-30'],
  ['on Sunday night', '2026-12-06T22:59:00Z', '2026-11-30'],
  ['at eight after the change of clock', '2026-03-30T06:00:00Z', '2026-03-30'],
])('the mail that is due %s is that of %s', (_, now, monday) => {
  expect(findDueMonday(new Date(now), 'Europe/Paris')).toBe(monday);
});
