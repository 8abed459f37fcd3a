import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addOpenTime, type Calendar, countOpenTime, type OpenHours } from './openTime.ts';

const office: readonly OpenHours[] = [
  { from: '08:30', until: '12:00' },
  { from: '13:30', until: '17:00' },
];
const townHall: Calendar = {
  zone: 'Europe/Paris',
  week: [office, office, office, office, office, [], []],
  closed: new Set(['2026-12-24']),
  frenchHolidays: true,
};
const always: Calendar = {
  zone: 'Europe/Paris',
  week: Array.from({ length: 7 }, () => [{ from: '00:00', until: '24:00' }]),
  closed: new Set(),
  frenchHolidays: false,
};

describe('open time of a town hall', () => {
  test.each([
    ['within a morning', '2026-11-30T09:00+01:00', 60, '2026-11-30T10:00+01:00'],
    ['over the lunch break', '2026-11-30T11:30+01:00', 60, '2026-11-30T14:00+01:00'],
    ['to the last minute of a day', '2026-11-30T16:00+01:00', 60, '2026-11-30T17:00+01:00'],
    ['over a weekend', '2026-11-27T16:30+01:00', 60, '2026-11-30T09:00+01:00'],
    ['from a Sunday', '2026-11-29T10:00+01:00', 1, '2026-11-30T08:31+01:00'],
    ['over a closed day, Christmas and a weekend', '2026-12-23T16:30+01:00', 31, '2026-12-28T08:31+01:00'],
    ['over Ascension', '2026-05-13T16:30+02:00', 31, '2026-05-15T08:31+02:00'],
  ])('ends %s', (_, from, minutes, end) => {
    expect(addOpenTime(townHall, new Date(from), minutes)).toEqual(new Date(end));
    expect(countOpenTime(townHall, new Date(from), new Date(end))).toBe(minutes);
  });

  test('has no end where no hour is open', () => {
    const never = { ...townHall, week: [[], [], [], [], [], [], []] };
    expect(addOpenTime(never, new Date('2026-11-30T09:00Z'), 1)).toBeUndefined();
    expect(countOpenTime(never, new Date('2026-11-30T09:00Z'), new Date('2027-11-30T09:00Z'))).toBe(0);
  });
});

test.each([
  ['spring, 23 hours', '2027-03-28', 1_380],
  ['autumn, 25 hours', '2027-10-31', 1_500],
  ['any other day', '2027-06-01', 1_440],
])('a day open around the clock in %s', (_, day, minutes) => {
  const from = addOpenTime(always, new Date(`${day}T00:00+01:00`), 0) as Date;
  const midnight = day === '2027-03-28' ? `${day}T00:00+01:00` : `${day}T00:00+02:00`;
  const next = day === '2027-10-31' ? '2027-11-01T00:00+01:00' : `${day}T24:00+02:00`;
  expect(from).toBeInstanceOf(Date);
  expect(countOpenTime(always, new Date(midnight), new Date(next))).toBe(minutes);
});

const zones = [
  'Europe/Paris',
  'America/Cayenne',
  'Indian/Reunion',
  'America/New_York',
  'Australia/Lord_Howe',
];
/** Quarters of an hour, none within an hour that comes twice or never at a change of clock. */
const time = fc
  .tuple(
    fc.constantFrom(0, ...Array.from({ length: 20 }, (_, at) => at + 4)),
    fc.constantFrom('00', '15', '30', '45'),
  )
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
/** Stretches of a day: times in order, two by two. */
const day = fc
  .uniqueArray(time, { maxLength: 6 })
  .map((times) => [...times].sort())
  .map((times) =>
    times.flatMap((from, at) => {
      const until = times[at + 1];
      return at % 2 === 0 && until ? [{ from, until }] : [];
    }),
  );
const calendars = fc.record({
  zone: fc.constantFrom(...zones),
  week: fc.array(day, { minLength: 7, maxLength: 7 }),
  closed: fc
    .uniqueArray(fc.constantFrom('2027-03-14', '2027-03-29', '2027-10-30', '2027-11-02'))
    .map((days) => new Set(days)),
  frenchHolidays: fc.boolean(),
});
const QUARTER = 15 * 60_000;
/** Days around both changes of clock of the zones. */
const moments = fc
  .tuple(
    fc.constantFrom('2027-03-12', '2027-03-27', '2027-04-03', '2027-10-02', '2027-10-30', '2027-11-06'),
    fc.integer({ min: 0, max: 270 }),
  )
  .map(([start, quarters]) => new Date(Date.parse(`${start}T00:00Z`) + quarters * QUARTER));

/** Counts quarters of an hour by the clock on the wall, another way than the code does. */
function countByWallClock({ zone, week, closed, frenchHolidays }: Calendar, from: Date, until: Date): number {
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const names = ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'];
  const holidays = new Set(frenchHolidays ? ['2027-03-29', '2027-11-01', '2027-11-11'] : []);
  let open = 0;
  for (let at = from.getTime(); at < until.getTime(); at += QUARTER) {
    const parts = Object.fromEntries(
      wall.formatToParts(new Date(at)).map(({ type, value }) => [type, value]),
    );
    const date = `${parts.year}-${parts.month}-${parts.day}`;
    const clock = `${parts.hour}:${parts.minute}`;
    const hours = week[names.indexOf(parts.weekday ?? '')] ?? [];
    if (closed.has(date) || holidays.has(date)) continue;
    if (hours.some((one) => one.from <= clock && clock < one.until)) open += 15;
  }
  return open;
}

describe('for 1,000 calendars around both changes of clock', () => {
  test('the counted time is what the clock on the wall shows', () => {
    fc.assert(
      fc.property(calendars, moments, fc.integer({ min: 0, max: 130 }), (calendar, from, quarters) => {
        const until = new Date(from.getTime() + quarters * QUARTER);
        expect(countOpenTime(calendar, from, until)).toBe(countByWallClock(calendar, from, until));
      }),
      { numRuns: 1_000 },
    );
  });

  test('added time is found again, and never earlier for more of it', () => {
    fc.assert(
      fc.property(
        calendars,
        moments,
        fc.integer({ min: 1, max: 3_000 }),
        fc.integer({ min: 1, max: 3_000 }),
        (calendar, from, first, more) => {
          const end = addOpenTime(calendar, from, first);
          if (!end) {
            expect(calendar.week.flat()).toEqual([]);
            return;
          }
          expect(countOpenTime(calendar, from, end)).toBe(first);
          expect(countOpenTime(calendar, from, new Date(end.getTime() - 60_000))).toBe(first - 1);
          expect(addOpenTime(calendar, end, more)).toEqual(addOpenTime(calendar, from, first + more));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
