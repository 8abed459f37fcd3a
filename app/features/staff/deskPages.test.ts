import type { Role } from '@parvis/api/entities/user';
import { expect, test } from 'vitest';
import { canOpenPage, deskPlaces, getPageUrl } from './deskPages.ts';

const role = (level: string, moderate = false) => ({ cuid: 'town', level, moderate }) as Role;
const open = (who: Role) => deskPlaces.filter((place) => canOpenPage(place, who));

test('agents and managers open what concerns cases, polls, discussions and themselves', () => {
  const all = ['cases', 'gatherings', 'polls', 'settings'];
  expect(open(role('agent'))).toEqual(all);
  expect(open(role('manager'))).toEqual(all);
});

test('the right to moderate opens moderation, of an administrator too', () => {
  expect(open(role('agent', true))).toEqual(['cases', 'gatherings', 'polls', 'moderation', 'settings']);
  expect(open(role('admin'))).not.toContain('moderation');
});

test('administrators open all pages but moderation', () => {
  expect(open(role('admin'))).toEqual([
    'cases',
    'gatherings',
    'polls',
    'codes',
    'figures',
    'theme',
    'administration',
    'links',
    'delivery',
    'trail',
    'settings',
  ]);
});

test('addresses name page and customer, but of the board and of the studio', () => {
  expect(getPageUrl('cases', 'town')).toBe('/staff/town');
  expect(getPageUrl('codes', 'town')).toBe('/staff/town/codes');
  expect(getPageUrl('theme', 'town')).toBe('/staff/theme');
});
