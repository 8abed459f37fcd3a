import type { Role } from '@parvis/api/entities/user';
import { expect, test } from 'vitest';
import { baseOf, knowRoles, roleElsewhere, roleOwner, rolesAt, watchRoles } from './bases.ts';

const role = (cuid: string, url: string, staff = true) =>
  ({ rlid: `${cuid}-${staff}`, cuid, url, staff }) as Role;

test('a customer is called at the host of the reader’s role, everything else here', () => {
  const roles = [
    role('town', ''),
    role('campus', 'https://c.example'),
    role('venue', 'https://c.example', false),
  ];
  knowRoles({ crUid: 'anna', roles });
  expect(['town', 'campus', 'venue', 'nobody', undefined].map(baseOf)).toEqual([
    '',
    'https://c.example',
    'https://c.example',
    '',
    '',
  ]);
  expect(rolesAt('https://c.example').map(({ cuid }) => cuid)).toEqual(['campus', 'venue']);
  expect([roleOwner(), roleElsewhere('venue')?.staff]).toEqual(['anna', false]);
});

test('a role removed from the profile is called here again', () => {
  knowRoles({ crUid: 'anna', roles: [role('campus', 'https://c.example')] });
  knowRoles({ roles: [] });
  expect([baseOf('campus'), roleOwner()]).toEqual(['', undefined]);
});

test('watchers hear of each new profile until they stop', () => {
  const heard: (string | undefined)[] = [];
  const stop = watchRoles(() => heard.push(roleOwner()));
  knowRoles({ crUid: 'anna', roles: [] });
  knowRoles({ crUid: 'anna', roles: [] });
  knowRoles({ roles: [] });
  stop();
  knowRoles({ crUid: 'bruno', roles: [] });
  expect(heard).toEqual(['anna', 'anna', undefined]);
});
