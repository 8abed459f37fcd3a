import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as Dates from './dates.ts';
import {
  displayAge,
  displayDate,
  displayDay,
  displayDayHeading,
  displayDaysAgo,
  displayMoment,
  displayShortDay,
  displayTime,
  displayWholeDay,
} from './dates.ts';

const now = new Date(2026, 10, 21, 14, 30);
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts);

test.each([
  ['earlier today: the time', at(2026, 10, 21, 9, 12), '09:12', '9:12 AM'],
  ['yesterday: in a word', at(2026, 10, 20, 23, 59), 'Hier', 'Yesterday'],
  ['within six days: the weekday', at(2026, 10, 16, 8), 'lundi', 'Monday'],
  ['within six months: day and month', at(2026, 7, 3), '3 août', 'Aug 3'],
  ['older: with the year', at(2025, 4, 3), '3 mai 2025', 'May 3, 2025'],
  ['on the first of a month', at(2026, 10, 1), '1er nov.', 'Nov 1'],
  ['in the future: marked', at(2026, 11, 2), '2 déc. 2026 (!)', 'Dec 2, 2026 (!)'],
] as const)('%s', (_, date, french, english) => {
  expect(displayDate('fr-FR', date, now)).toBe(french);
  expect(displayDate('en-US', date, now).replace('\u202f', ' ')).toBe(english);
});

test.each<[string, readonly string[], string, string]>([
  ['of Britain', ['en-GB', 'en'], '3 August', '9:12'],
  ['of the United States', ['en-US'], 'August 3', '9:12 AM'],
  ['that names no country', ['en', 'fr-CA'], 'August 3', '9:12 AM'],
  ['of another language alone', ['de-DE'], 'August 3', '9:12 AM'],
])(
  'formats dates for an English reader with a browser %s in the style of their country',
  (_, languages, day, time) => {
    vi.stubGlobal('navigator', { languages });
    vi.stubGlobal('document', {});
    expect(displayDay('en-US', at(2026, 7, 3))).toBe(day);
    expect(displayTime('en-US', at(2026, 7, 3, 9, 12)).replace('\u202f', ' ')).toBe(time);
    vi.unstubAllGlobals();
  },
);

test('formats dates on a server by language, not by its system locale', () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  expect(displayDay('en-US', at(2026, 7, 3))).toBe('August 3');
  vi.unstubAllGlobals();
});

test('shows a short age for recent dates', () => {
  expect(displayAge('fr-FR', at(2026, 10, 21, 14, 22), now)).toBe('8 min');
  expect(displayAge('en-US', at(2026, 10, 21, 12, 30), now)).toBe('2 h');
});

test('writes the first of a month as an ordinal in French', () => {
  const first = at(2026, 11, 1, 9, 5);
  expect(displayDay('fr-FR', first)).toBe('1er décembre');
  expect(displayMoment('fr-FR', first)).toBe('mardi 1er décembre à 09:05');
  expect(displayDayHeading('fr-FR', first, 'Aujourd’hui', now)).toBe('mardi 1er décembre');
  expect(displayDay('fr-FR', at(2026, 11, 11))).toBe('11 décembre');
  expect(displayDay('en-US', first)).toBe('December 1');
  expect([displayShortDay('fr-FR', first), displayShortDay('en-US', first)]).toEqual(['1er déc.', 'Dec 1']);
});

test('shows a complete date for later reading', () => {
  expect(displayWholeDay('fr-FR', at(2026, 11, 1))).toBe('mardi 1er décembre 2026');
  expect(displayWholeDay('en-US', at(2026, 11, 11))).toBe('Friday, December 11, 2026');
});

test('returns an empty text for an invalid date', () => {
  const none = new Date('soon');
  const shown = [displayTime, displayDate, displayDay, displayWholeDay, displayMoment, displayAge].map(
    (show) => show('fr-FR', none),
  );
  expect(shown).toEqual(['', '', '', '', '', '']);
  expect(displayDayHeading('fr-FR', none, 'Aujourd’hui')).toBe('');
});

describe('in France, where two days of the year have 23 and 25 hours', () => {
  let dates: typeof Dates;
  beforeAll(async () => {
    vi.stubEnv('TZ', 'Europe/Paris');
    // Formats keep the zone of their creation.
    vi.resetModules();
    dates = await import('./dates.ts');
  });
  afterAll(() => vi.unstubAllEnvs());

  test('uses the time of Paris', () => {
    expect([new Date('2026-03-28T12:00Z').getHours(), new Date('2026-03-29T12:00Z').getHours()]).toEqual([
      13, 14,
    ]);
  });

  test.each([
    ['the moment itself', '2026-11-21T14:30', '14:30'],
    ['the first minute of today', '2026-11-21T00:00', '00:00'],
    ['the last minute of yesterday', '2026-11-20T23:59', 'Hier'],
    ['the first minute of yesterday', '2026-11-20T00:00', 'Hier'],
    ['the day before yesterday', '2026-11-19T23:59', 'jeudi'],
    ['6 days ago, at its first minute', '2026-11-15T00:00', 'dimanche'],
    ['7 days ago, at its last minute', '2026-11-14T23:59', '14 nov.'],
    ['183 days ago', '2026-05-22T00:00', '22 mai'],
    ['184 days ago', '2026-05-21T23:59', '21 mai 2026'],
    ['a minute ahead, as clocks differ', '2026-11-21T14:31', '14:31'],
    ['a thousandth more than a minute ahead', '2026-11-21T14:31:00.001', '21 nov. 2026 (!)'],
    ['a second more than a minute ahead', '2026-11-21T14:31:01', '21 nov. 2026 (!)'],
    ['two minutes ahead', '2026-11-21T14:32', '21 nov. 2026 (!)'],
    ['later today', '2026-11-21T23:59', '21 nov. 2026 (!)'],
    ['tomorrow', '2026-11-22T00:00', '22 nov. 2026 (!)'],
  ])('%s', (_, date, shown) => {
    expect(dates.displayDate('fr-FR', new Date(date), new Date('2026-11-21T14:30'))).toBe(shown);
  });

  test.each([
    ['a day of 23 hours, from the next morning', '2026-03-29T00:30', '2026-03-30T00:10', 'Hier'],
    ['two days with one of 23 hours between', '2026-03-28T23:30', '2026-03-30T00:10', 'samedi'],
    ['six days with one of 23 hours between', '2026-03-27T00:00', '2026-04-02T23:59', 'vendredi'],
    ['seven days with one of 23 hours between', '2026-03-26T23:59', '2026-04-02T00:01', '26 mars'],
    ['a day of 25 hours, from its last minute', '2026-10-25T00:01', '2026-10-25T23:59', '00:01'],
    ['a day of 25 hours, from the next morning', '2026-10-25T00:01', '2026-10-26T00:10', 'Hier'],
    ['two days with one of 25 hours between', '2026-10-24T23:59', '2026-10-26T00:10', 'samedi'],
    ['six days with one of 25 hours between', '2026-10-20T00:00', '2026-10-26T23:59', 'mardi'],
    ['seven days with one of 25 hours between', '2026-10-19T23:59', '2026-10-26T00:00', '19 oct.'],
  ])('%s', (_, date, now, shown) => {
    expect(dates.displayDate('fr-FR', new Date(date), new Date(now))).toBe(shown);
  });

  test.each([
    ['today', '2026-11-21T00:00', 'Aujourd’hui', 'Today'],
    ['later today', '2026-11-21T23:59', 'Aujourd’hui', 'Today'],
    ['yesterday', '2026-11-20T00:00', 'Hier', 'Yesterday'],
    ['the day before', '2026-11-19T23:59', 'jeudi 19 novembre', 'Thursday, November 19'],
    ['tomorrow', '2026-11-22T00:00', 'dimanche 22 novembre', 'Sunday, November 22'],
  ])('the heading of %s', (_, date, french, english) => {
    const now = new Date('2026-11-21T14:30');
    expect(dates.displayDayHeading('fr-FR', new Date(date), 'Aujourd’hui', now)).toBe(french);
    expect(dates.displayDayHeading('en-US', new Date(date), 'Today', now)).toBe(english);
  });

  test.each([
    [0, 'à l’instant', 'just now'],
    [59, 'à l’instant', 'just now'],
    [60, '1 min', '1 min'],
    [59 * 60 + 59.999, '59 min', '59 min'],
    [3_600, '1 h', '1 h'],
    [12 * 3_600 - 1, '11 h', '11 h'],
    [12 * 3_600, '02:30', '2:30 AM'],
    [14.5 * 3_600, '00:00', '12:00 AM'],
    [14.5 * 3_600 + 1, 'ven.', 'Fri'],
    [6 * 86_400 + 14.5 * 3_600, 'dim.', 'Sun'],
    [6 * 86_400 + 14.5 * 3_600 + 1, '14 nov.', 'Nov 14'],
    [-30, 'à l’instant', 'just now'],
  ])('an age of %d seconds', (seconds, french, english) => {
    const now = new Date('2026-11-21T14:30');
    const date = new Date(now.getTime() - seconds * 1_000);
    expect(dates.displayAge('fr-FR', date, now)).toBe(french);
    expect(dates.displayAge('en-US', date, now).replace('\u202f', ' ')).toBe(english);
  });
});

test.each([
  [at(2026, 10, 21, 23), 'aujourd’hui', 'today'],
  [at(2026, 10, 20, 23, 59), 'hier', 'yesterday'],
  [at(2026, 10, 16), 'il y a 5 jours', '5 days ago'],
  [at(2026, 10, 22), 'aujourd’hui', 'today'],
] as const)('a past day in words: %s', (date, french, english) => {
  expect(displayDaysAgo('fr-FR', date, now)).toBe(french);
  expect(displayDaysAgo('en-US', date, now)).toBe(english);
});
