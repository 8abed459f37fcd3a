import type { TrailEntry } from '@parvis/api/entities/trail';
import { trailTable } from '@parvis/api/entities/trail';
import { trail as french } from '@parvis/locales/fr/trail';
import { expect, it } from 'vitest';
import {
  auditLogFilters,
  countCases,
  getActionTextId,
  getFilterTextId,
  getOriginTextId,
  groupByDay,
} from './auditLog.ts';

const entry = (id: number, at: string): TrailEntry => ({
  id,
  at,
  kind: 'code',
  what: 'replaced',
  via: 'page',
});

it('has a text for every entry of the audit log', () => {
  const known = new Set(Object.keys(french));
  for (const filter of auditLogFilters) expect(known).toContain(getFilterTextId(filter));
  for (const [kind, all] of Object.entries(trailTable))
    for (const what of all) expect(known).toContain(getActionTextId({ kind, what }));
  for (const via of ['command', 'file', 'server']) expect(known).toContain(getOriginTextId(via));
});
it('counts the cases of a bulk step', () => {
  const count = (what: string, about?: string) => countCases({ kind: 'case', what, about });
  expect([count('bulkClosed', '3'), count('abuse', '1')]).toEqual([3, 1]);
  expect([count('bulkClosed'), count('moderated', '3'), count('abuse', '4F7K')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
it('groups entries by local day, in order', () => {
  const noon = (day: number) => new Date(2026, 10, day, 12).toISOString();
  const all = [entry(3, noon(27)), entry(2, noon(26)), entry(1, noon(26))];
  expect(groupByDay(all).map(({ id, entries }) => [id, entries.map((one) => one.id)])).toEqual([
    ['2026-11-27', [3]],
    ['2026-11-26', [2, 1]],
  ]);
});
