import type { Role } from '@parvis/api/entities/user';
import { expect, test } from 'vitest';
import { listOwnPages } from './ownPage.ts';

const role = (cuid: string, level: string) => ({ cuid, level, cstmrLbl: cuid }) as Role;
const town = role('town', 'admin');
const venue = role('venue', 'agent');
const mayor = { ...role('mayor', 'manager'), moderate: true };
const campus = role('campus', 'admin');

test.each([
  ['leads an administrator to it at their customer', 'codes', [town], ['/staff/town/codes']],
  ['all pages of administrators, likewise', 'administration', [town, venue], ['/staff/town/administration']],
  ['who did what, likewise', 'trail', [town], ['/staff/town/trail']],
  ['what became of messages, likewise', 'delivery', [town], ['/staff/town/delivery']],
  ['leaves out customers that somebody does not administer', 'codes', [venue, town], ['/staff/town/codes']],
  [
    'lets choose between several',
    'codes',
    [town, venue, campus],
    ['/staff/town/codes', '/staff/campus/codes'],
  ],
  ['leads those who moderate to it', 'moderation', [venue, mayor], ['/staff/mayor/moderation']],
  ['leads all staff to what they choose', 'settings', [venue], ['/staff/venue/settings']],
  ['is nobody’s who administers nothing', 'codes', [venue], []],
  ['is none of any other name', 'town2', [town], []],
  ['is none of a name that objects have', 'constructor', [town], []],
  ['is none where no name is given', undefined, [town], []],
])('a page address without customer: %s', (_, name, roles, ways) => {
  expect(listOwnPages(name, roles).map(({ href }) => href)).toEqual(ways);
});
