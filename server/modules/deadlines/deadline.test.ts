import { expect, test } from 'vitest';
import { computeDeadline, type Pause } from './deadline.ts';
import type { Calendar } from './openTime.ts';

const office: Calendar = {
  zone: 'Europe/Paris',
  week: [1, 2, 3, 4, 5, 6, 7].map((day) => (day < 6 ? [{ from: '09:00', until: '17:00' }] : [])),
  closed: new Set(),
  frenchHolidays: false,
};
const at = (time: string) => new Date(`${time}+01:00`);
const start = at('2026-11-30T10:00');

test.each<[string, readonly Pause[], string]>([
  ['without a pause', [], '2026-12-01T10:00'],
  [
    'after a pause of two open hours',
    [{ from: at('2026-11-30T11:00'), until: at('2026-11-30T13:00') }],
    '2026-12-01T12:00',
  ],
  [
    'after a pause at night',
    [{ from: at('2026-11-30T18:00'), until: at('2026-12-01T08:00') }],
    '2026-12-01T10:00',
  ],
  [
    'after two pauses',
    [
      { from: at('2026-11-30T10:00'), until: at('2026-11-30T11:00') },
      { from: at('2026-11-30T16:00'), until: at('2026-12-01T10:00') },
    ],
    '2026-12-01T13:00',
  ],
  [
    'after a pause that ended before the start',
    [{ from: at('2026-11-27T10:00'), until: at('2026-11-27T11:00') }],
    '2026-12-01T10:00',
  ],
])('eight open hours end %s', (_, pauses, end) => {
  expect(computeDeadline(office, start, 480, pauses)).toEqual({ state: 'running', at: at(end) });
});

test('a hold keeps the open minutes that are left', () => {
  expect(computeDeadline(office, start, 480, [{ from: at('2026-11-30T12:00') }])).toEqual({
    state: 'paused',
    minutesLeft: 360,
  });
  expect(computeDeadline(office, start, 480, [{ from: at('2026-12-01T11:00') }])).toEqual({
    state: 'paused',
    minutesLeft: -60,
  });
});

test('a calendar without an open hour has no deadline', () => {
  expect(computeDeadline({ ...office, week: [[], [], [], [], [], [], []] }, start, 480, [])).toBeUndefined();
});
