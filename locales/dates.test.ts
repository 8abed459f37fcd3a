import { expect, test } from 'vitest';
import {
  displayAge,
  displayDate,
  displayDay,
  displayDayHeading,
  displayMoment,
  displayTime,
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

test('an age is short while it is fresh', () => {
  expect(displayAge('fr-FR', at(2026, 10, 21, 14, 22), now)).toBe('8 min');
  expect(displayAge('en-US', at(2026, 10, 21, 12, 30), now)).toBe('2 h');
});

test('the first of a month is counted in French', () => {
  const first = at(2026, 11, 1, 9, 5);
  expect(displayDay('fr-FR', first)).toBe('1er décembre');
  expect(displayMoment('fr-FR', first)).toBe('mardi 1er décembre à 09:05');
  expect(displayDayHeading('fr-FR', first, 'Aujourd’hui', now)).toBe('mardi 1er décembre');
  expect(displayDay('fr-FR', at(2026, 11, 11))).toBe('11 décembre');
  expect(displayDay('en-US', first)).toBe('December 1');
});

test('a date that is none is no words, rather than no page', () => {
  const none = new Date('soon');
  const shown = [displayTime, displayDate, displayDay, displayMoment, displayAge].map((show) =>
    show('fr-FR', none),
  );
  expect(shown).toEqual(['', '', '', '', '']);
  expect(displayDayHeading('fr-FR', none, 'Aujourd’hui')).toBe('');
});
