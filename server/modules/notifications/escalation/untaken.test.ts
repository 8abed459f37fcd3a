import { describe, expect, it } from 'vitest';
import { computeNextCall, filterCalledStaff, type StaffEntry, type UntakenCase } from './untaken.ts';

const MINUTE = 60_000;
/** Noon in Paris, in winter. */
const NOON = Date.UTC(2026, 10, 26, 11);
const quiet = { from: 21, until: 8, zone: 'Europe/Paris' };
const settings = { minutes: 30, dangerMinutes: 5, groups: ['security', 'maintenance'] };
const HOUR = 60 * MINUTE;

type Row = readonly [what: string, untaken: Partial<UntakenCase>, step: number, whom: string, after: number];

describe('escalation', () => {
  it.each<Row>([
    ['its service is told at once', {}, 0, 'service', 0],
    ['then the first group', { last: { step: 0, at: NOON } }, 1, 'security', 30 * MINUTE],
    [
      'a group waits for when the one before was called',
      { last: { step: 0, at: NOON + HOUR } },
      1,
      'security',
      90 * MINUTE,
    ],
    ['then the second', { last: { step: 1, at: NOON + HOUR } }, 2, 'maintenance', 90 * MINUTE],
    ['then managers', { last: { step: 2, at: NOON } }, 3, 'managers', 30 * MINUTE],
    ['a danger waits less long', { danger: true, last: { step: 0, at: NOON } }, 1, 'security', 5 * MINUTE],
    [
      'what is due at night waits for the morning',
      { last: { step: 0, at: NOON + 8.75 * HOUR } },
      1,
      'security',
      20 * HOUR,
    ],
    [
      'a danger does not',
      { danger: true, last: { step: 0, at: NOON + 9 * HOUR } },
      1,
      'security',
      9 * HOUR + 5 * MINUTE,
    ],
  ])('%s', (_, untaken, step, whom, after) => {
    const next = computeNextCall({ since: NOON, danger: false, ...untaken }, settings, quiet);
    expect(next?.step).toBe(step);
    expect(next?.called.whom === 'group' ? next.called.gcatCode : next?.called.whom).toBe(whom);
    expect((next?.due ?? 0) - NOON).toBe(after);
  });
});

describe('called staff', () => {
  const listed = (name: string, gcatCode: string, level: StaffEntry['level'] = 'agent') => ({
    name,
    gcatCode,
    level,
  });
  const staff = [
    listed('Anna', 'janitorial'),
    listed('Bruno', 'services', 'manager'),
    listed('Chloé', 'services', 'admin'),
    listed('Denis', 'security'),
  ];
  const service = { whom: 'service' } as const;
  it.each([
    ['the service of the case', service, 'janitorial', false, ['Anna']],
    ['all, where it has none', service, undefined, false, ['Anna', 'Bruno', 'Chloé', 'Denis']],
    ['all, where nobody is of it', service, 'fire', false, ['Anna', 'Bruno', 'Chloé', 'Denis']],
    ['of a danger managers too', service, 'janitorial', true, ['Anna', 'Bruno', 'Chloé']],
    ['a group', { whom: 'group', gcatCode: 'security' } as const, 'janitorial', false, ['Denis']],
    ['nobody of an empty group', { whom: 'group', gcatCode: 'fire' } as const, 'janitorial', true, []],
    ['managers', { whom: 'managers' } as const, 'janitorial', false, ['Bruno', 'Chloé']],
  ])('%s', (_, called, gcatCode, danger, names) => {
    expect(filterCalledStaff(called, staff, { gcatCode, danger }).map(({ name }) => name)).toEqual(names);
  });
});
