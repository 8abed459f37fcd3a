import type { Role, UserStatus } from '@parvis/api/entities/user';
import { describe, expect, test, vi } from 'vitest';
import type { GatePhase } from '../../../lib/session/useProfile.ts';
import { updateAdministrator } from './administrator.ts';
import { getFieldByPath } from './themeStore.ts';

vi.hoisted(() =>
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', origin: 'https://town.example' }),
);

const role = (level: Role['level'], cuid = 'town') =>
  ({ cuid, cstmrLbl: 'Belleroche', staff: true, level }) as Role;
const ready = (crUid: string | undefined, ...roles: Role[]): GatePhase => ({
  kind: 'ready',
  profile: { state: 'idValid', crUid, roles } as unknown as UserStatus,
});
const ended: GatePhase = { kind: 'welcome' };
const chloe = updateAdministrator(null, ready('chloe', role('admin')));

describe('the studio', () => {
  test('opens for administrators only', () => {
    expect(chloe).toMatchObject({ who: 'chloe', signedOut: false });
    expect(chloe?.roles).toMatchObject([{ cuid: 'town' }]);
    expect(updateAdministrator(null, ready('anna', role('agent' as Role['level'])))).toBeNull();
    expect(updateAdministrator(null, ended)).toBeNull();
  });

  test('stays open after a lost session, and marks it until sign-in', () => {
    const out = updateAdministrator(chloe, ended);
    expect(out).toMatchObject({ who: 'chloe', signedOut: true });
    expect(updateAdministrator(out, ended)).toBe(out);
    expect(updateAdministrator(out, ready(undefined))).toMatchObject({ who: 'chloe', signedOut: true });
    expect(updateAdministrator(out, ready('chloe', role('admin')))).toMatchObject({ signedOut: false });
  });

  test('keeps its state while the profile reloads or fails', () => {
    expect(updateAdministrator(chloe, { kind: 'loading', retrying: false })).toBe(chloe);
    expect(updateAdministrator(chloe, { kind: 'failed', retry: () => {} })).toBe(chloe);
    expect(updateAdministrator(chloe, ready('chloe', role('admin')))).toBe(chloe);
  });

  test('hides one person’s work from another', () => {
    expect(updateAdministrator(chloe, ready('anna'))).toBeNull();
    expect(updateAdministrator(chloe, ready('anna', role('admin')))).toMatchObject({ who: 'anna' });
  });
});

test.each([
  ['body.logo', 'logo'],
  ['body.wlogo', 'wlogo'],
  ['body.lbl', 'label'],
  ['body.appColors.bg1', 'palette'],
  ['body', undefined],
  ['query.logo', undefined],
  [undefined, undefined],
])('maps an error at %s to its field', (path, field) => expect(getFieldByPath(path)).toBe(field));
