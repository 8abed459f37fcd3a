import { expect, it } from 'vitest';
import { formatLocalTime } from './formatLocalTime.ts';

it.each([
  ['2026-11-27T15:04:10Z', 'Europe/Paris', '2026-11-27 16:04:10 +01:00'],
  ['2026-07-01T22:30:00Z', 'Europe/Paris', '2026-07-02 00:30:00 +02:00'],
  ['2026-11-27T15:04:10Z', 'UTC', '2026-11-27 15:04:10 +00:00'],
  ['2026-01-01T02:00:00Z', 'America/Guadeloupe', '2025-12-31 22:00:00 -04:00'],
  ['2026-11-27T15:04:10Z', 'Pacific/Marquesas', '2026-11-27 05:34:10 -09:30'],
  ['2026-11-27T10:00:00Z', 'Pacific/Noumea', '2026-11-27 21:00:00 +11:00'],
  // The hour repeated at the end of summer time.
  ['2026-10-25T00:30:00Z', 'Europe/Paris', '2026-10-25 02:30:00 +02:00'],
  ['2026-10-25T01:30:00Z', 'Europe/Paris', '2026-10-25 02:30:00 +01:00'],
])('formats %s in %s as %s', (at, zone, told) => expect(formatLocalTime(new Date(at), zone)).toBe(told));
