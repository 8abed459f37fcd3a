import { CallFailed, type Failure } from '@parvis/api/client';
import type { Role } from '@parvis/api/entities/user';
import { expect, test } from 'vitest';
import { classifySiteError, type RoleAtSite } from './roleState.ts';
import { selectRole } from './selectRole.ts';

const role = (cuid: string, site?: null): RoleAtSite => ({
  role: { rlid: `r-${cuid}`, cuid } as Role,
  state: site === null ? 'ready' : 'disconnected',
  site,
});
const [town, venue, campus] = [role('town'), role('venue'), role('campus')];
const gone = role('venue', null);
const kept = (cuid: string) => ({ rlid: `r-${cuid}`, cuid });

test.each([
  ['the first where none was chosen', [town, venue], undefined, undefined, 'town'],
  ['the one that was chosen last', [town, venue], undefined, kept('venue'), 'venue'],
  ['the one of the address, whatever was chosen', [town, venue], 'town', kept('venue'), 'town'],
  ['one whose site does not answer, like any other', [town, venue], 'venue', undefined, 'venue'],
  ['the first where the chosen one is gone', [town, gone, campus], undefined, kept('venue'), 'town'],
  [
    'the first where the chosen one is gone, whose address it still is',
    [gone, campus],
    'venue',
    kept('venue'),
    'campus',
  ],
  ['the first where the chosen one left the profile', [town, campus], 'venue', kept('venue'), 'town'],
  [
    'nobody where the address is of a customer that was never chosen',
    [town, campus],
    'venue',
    kept('town'),
    undefined,
  ],
  [
    'nobody where the address is of a role that is gone and was not chosen',
    [town, gone],
    'venue',
    kept('town'),
    undefined,
  ],
  ['nobody where nothing is left', [gone], undefined, kept('venue'), undefined],
  [
    'the first where what was chosen is of somebody else',
    [town, venue],
    undefined,
    { rlid: 'x', cuid: 'venue' },
    'town',
  ],
] as const)('selects %s', (_, roles, cuid, chosen, shown) => {
  expect(selectRole(roles, cuid, chosen)?.role.cuid).toBe(shown);
});

const refused = (status: number, code: 'forbidden' | 'conflict' | 'internal', foreign = false): Failure => ({
  kind: 'refused',
  status,
  error: { code },
  ...(foreign && { foreign }),
});
test.each<[Failure | undefined, 'disconnected' | 'error']>([
  [{ kind: 'offline' }, 'disconnected'],
  [{ kind: 'timeout' }, 'disconnected'],
  [{ kind: 'garbled', status: 200 }, 'disconnected'],
  [refused(503, 'internal'), 'disconnected'],
  [refused(500, 'internal'), 'disconnected'],
  [refused(403, 'forbidden', true), 'disconnected'],
  [undefined, 'disconnected'],
  [refused(403, 'forbidden'), 'error'],
  [refused(409, 'conflict'), 'error'],
])('classifies the failure %j of a site as %s', (failure, state) => {
  expect(classifySiteError(failure ? new CallFailed('x', failure) : new TypeError('no file'))).toBe(state);
});
