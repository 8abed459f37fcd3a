import type { Role } from '@parvis/api/entities/user';
import { expect, test } from 'vitest';
import { canOpenPage, deskPlaces, getPageUrl } from './deskPages.ts';

const role = (level: string, moderate = false) => ({ cuid: 'town', level, moderate }) as Role;
const open = (who: Role) => deskPlaces.filter((place) => canOpenPage(place, who));

test('agents open what concerns cases, also for others, polls, discussions, replies and themselves, managers figures and labels besides', () => {
  expect(open(role('agent'))).toEqual(['cases', 'gatherings', 'polls', 'replies', 'new', 'settings']);
  expect(open(role('manager'))).toEqual([
    'cases',
    'gatherings',
    'polls',
    'replies',
    'figures',
    'new',
    'labels',
    'settings',
  ]);
});

test('the right to moderate opens moderation, of an administrator too', () => {
  expect(open(role('agent', true))).toEqual([
    'cases',
    'gatherings',
    'polls',
    'replies',
    'moderation',
    'new',
    'settings',
  ]);
  expect(open(role('admin'))).not.toContain('moderation');
});

test('administrators open all pages but moderation', () => {
  expect(open(role('admin'))).toEqual([
    'cases',
    'gatherings',
    'polls',
    'replies',
    'codes',
    'figures',
    'theme',
    'administration',
    'new',
    'labels',
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
