import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { isFrenchHoliday } from './frenchHolidays.ts';

const listHolidays = (year: number): string[] => {
  const days: string[] = [];
  for (
    let day = Temporal.PlainDate.from({ year, month: 1, day: 1 });
    day.year === year;
    day = day.add({ days: 1 })
  )
    if (isFrenchHoliday(day)) days.push(day.toString().slice(5));
  return days;
};

test('the eleven holidays of 2026, and of years with an early and a late Easter', () => {
  expect(listHolidays(2026)).toEqual([
    ...['01-01', '04-06', '05-01', '05-08', '05-14', '05-25', '07-14', '08-15', '11-01', '11-11', '12-25'],
  ]);
  expect(listHolidays(2008)).toEqual(expect.arrayContaining(['03-24', '05-01', '05-12']));
  expect(listHolidays(2038)).toEqual(expect.arrayContaining(['04-26', '06-03', '06-14']));
});
