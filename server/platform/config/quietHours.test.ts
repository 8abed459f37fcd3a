import { expect, it } from 'vitest';
import { findQuietEnd, isQuiet, isTimeZone } from './quietHours.ts';

it.each([
  ['Europe/Paris', true],
  ['europe/paris', true],
  ['Indian/Reunion', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['Paris', false],
  ['Europe/Nowhere', false],
  ['VST', false],
  ['ACT', false],
  ['SystemV/PST8', false],
  ['+02:00', false],
  ['', false],
])('%s is a time zone: %s', (zone, is) => {
  expect(isTimeZone(zone)).toBe(is);
});

const at = (instant: string): number => new Date(instant).getTime();
const night = { from: 21, until: 8 };

it.each([
  ['before midnight', { ...night, zone: 'Europe/Paris' }, '2026-11-26T22:30:10.005Z', '2026-11-27T07:00:00Z'],
  ['after midnight', { ...night, zone: 'Europe/Paris' }, '2026-11-27T02:00:00Z', '2026-11-27T07:00:00Z'],
  [
    'in its last minute',
    { ...night, zone: 'Europe/Paris' },
    '2026-11-27T06:59:59.999Z',
    '2026-11-27T07:00:00Z',
  ],
  ['when it ends', { ...night, zone: 'Europe/Paris' }, '2026-11-27T07:00:00Z', '2026-11-27T07:00:00Z'],
  // 29 March skips the hour from two to three; 25 October repeats it.
  [
    'of a day of 23 hours',
    { ...night, zone: 'Europe/Paris' },
    '2026-03-28T22:00:00Z',
    '2026-03-29T06:00:00Z',
  ],
  [
    'of a day of 25 hours',
    { ...night, zone: 'Europe/Paris' },
    '2026-10-24T22:00:00Z',
    '2026-10-25T07:00:00Z',
  ],
  [
    'that ends in the hour there is not',
    { from: 1, until: 2, zone: 'Europe/Paris' },
    '2026-03-29T00:30:00Z',
    '2026-03-29T01:00:00Z',
  ],
  [
    'that ends in the hour there is twice',
    { from: 1, until: 3, zone: 'Europe/Paris' },
    '2026-10-24T23:30:00Z',
    '2026-10-25T02:00:00Z',
  ],
  [
    'where clocks change by half an hour',
    { ...night, zone: 'Australia/Lord_Howe' },
    '2026-10-03T12:00:00Z',
    '2026-10-03T21:00:00Z',
  ],
  [
    'where clocks are three quarters off',
    { ...night, zone: 'Asia/Kathmandu' },
    '2026-11-26T16:00:00Z',
    '2026-11-27T02:15:00Z',
  ],
  [
    'of all hours but one',
    { from: 1, until: 0, zone: 'UTC' },
    '2026-11-26T01:00:00Z',
    '2026-11-27T00:00:00Z',
  ],
  ['that has no hours', { from: 8, until: 8, zone: 'UTC' }, '2026-11-26T08:30:00Z', '2026-11-26T08:30:00Z'],
])('computes the end of a night %s', (_, quiet, from, until) => {
  expect(new Date(findQuietEnd(quiet, at(from))).toISOString()).toBe(new Date(until).toISOString());
  expect(isQuiet(quiet, at(from))).toBe(from !== until);
});
