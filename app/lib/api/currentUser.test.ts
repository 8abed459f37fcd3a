import type { Role } from '@parvis/api/entities/user';
import { expect, test } from 'vitest';
import {
  findRemoteRole,
  getCurrentCrUid,
  getCustomerHost,
  listHostRoles,
  setCurrentUser,
  watchCurrentUser,
} from './currentUser.ts';

const role = (cuid: string, url: string, staff = true) =>
  ({ rlid: `${cuid}-${staff}`, cuid, url, staff }) as Role;

test('a customer is called at the host of the reader’s role, everything else here', () => {
  const roles = [
    role('town', ''),
    role('campus', 'https://c.example'),
    role('venue', 'https://c.example', false),
  ];
  setCurrentUser({ crUid: 'anna', roles });
  expect(['town', 'campus', 'venue', 'nobody', undefined].map(getCustomerHost)).toEqual([
    '',
    'https://c.example',
    'https://c.example',
    '',
    '',
  ]);
  expect(listHostRoles('https://c.example').map(({ cuid }) => cuid)).toEqual(['campus', 'venue']);
  expect([getCurrentCrUid(), findRemoteRole('venue')?.staff]).toEqual(['anna', false]);
});

test('a role removed from the profile is called here again', () => {
  setCurrentUser({ crUid: 'anna', roles: [role('campus', 'https://c.example')] });
  setCurrentUser({ roles: [] });
  expect([getCustomerHost('campus'), getCurrentCrUid()]).toEqual(['', undefined]);
});

test('watchers hear of each new profile until they stop', () => {
  const heard: (string | undefined)[] = [];
  const stop = watchCurrentUser(() => heard.push(getCurrentCrUid()));
  setCurrentUser({ crUid: 'anna', roles: [] });
  setCurrentUser({ crUid: 'anna', roles: [] });
  setCurrentUser({ roles: [] });
  stop();
  setCurrentUser({ crUid: 'bruno', roles: [] });
  expect(heard).toEqual(['anna', 'anna', undefined]);
});
