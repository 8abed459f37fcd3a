import { expect, test } from 'vitest';
import { getHoldDay, getHoldRange, listHoldDays, parseHoldDay } from './holdDates.ts';

const now = new Date(2026, 10, 21, 16, 30);
const eraseOn = (days: number) => new Date(now.getTime() + days * 86_400_000);

test('offers days before the case is erased', () => {
  expect(listHoldDays(now, eraseOn(30))).toEqual(['tomorrow', 'days3', 'week']);
  expect(listHoldDays(now, eraseOn(4))).toEqual(['tomorrow', 'days3']);
  expect(listHoldDays(now, eraseOn(0.5))).toEqual([]);
  expect(listHoldDays(now, new Date(2026, 10, 22, 8))).toEqual([]);
  expect(listHoldDays(now, new Date(2026, 10, 22, 8, 0, 1))).toEqual(['tomorrow']);
});

test('returns a case in the morning, across month ends and clock changes', () => {
  expect(getHoldDay('tomorrow', now)).toEqual(new Date(2026, 10, 22, 8));
  expect(getHoldDay('week', new Date(2026, 9, 24, 23, 59))).toEqual(new Date(2026, 9, 31, 8));
  expect(getHoldDay('days3', new Date(2026, 11, 30))).toEqual(new Date(2027, 0, 2, 8));
});

test.each<[string, string, Date | undefined]>([
  ['a day in range', '2026-11-30', new Date(2026, 10, 30, 8)],
  ['the first day, tomorrow', '2026-11-22', new Date(2026, 10, 22, 8)],
  ['the last day before the case is erased', '2026-12-20', new Date(2026, 11, 20, 8)],
  ['the day on which it is erased', '2026-12-21', undefined],
  ['a month alone', '2026-12', undefined],
  ['a day with a time', '2026-12-01T10:00', undefined],
  ['today', '2026-11-21', undefined],
  ['a day after the case is erased', '2027-03-01', undefined],
  ['no day', '', undefined],
  ['words', 'demain', undefined],
])('parses a hold date: %s', (_, typed, day) => expect(parseHoldDay(typed, now, eraseOn(30))).toEqual(day));

test('limits the date field from tomorrow to the last day', () => {
  expect(getHoldRange(now, eraseOn(30))).toEqual({ min: '2026-11-22', max: '2026-12-20' });
});
