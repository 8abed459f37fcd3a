import { PROFILE_FLAGS } from '@parvis/api/constants';
import type { UserStatus } from '@parvis/api/entities/user';
import { beforeEach, expect, test, vi } from 'vitest';
import { createResource } from '../../lib/api/resource.ts';

const nobody: UserStatus = { state: 'empty', settings: {}, roles: [], flags: PROFILE_FLAGS };
const visitor: UserStatus = { ...nobody, state: 'withIds', crUid: 'jo' };
const profileResource = createResource<UserStatus>(async () => nobody, { staleTime: 60_000 });
vi.mock('../../lib/session/useProfile.ts', () => ({ profileResource }));
vi.mock('../../lib/session/acceptance.ts', () => ({}));
vi.mock('../../lib/session/verifiedUser.ts', () => ({}));
vi.mock('../../lib/outbox/appOutbox.ts', () => ({}));
let kept: unknown;
const keeper = {
  save(value: unknown) {
    kept = value;
  },
  remove() {
    kept = undefined;
  },
};
vi.mock('../../lib/session/storageSlot.ts', () => ({ createTabSlot: () => keeper }));

beforeEach(() => vi.resetModules());

test.each([
  ['was in use', [visitor], 1, true],
  ['was in use, and whose account joined none or one with nothing in it', [visitor], 0, false],
  ['was given an account at the gate', [nobody, visitor], 1, false],
  ['had a session that is no more', [visitor, nobody, visitor], 1, false],
] as const)(
  'cases joining an account are announced or not on a device that %s',
  async (_, [first, ...others], moved, told) => {
    profileResource.set(first);
    const { recordMovedCases: noteJoined } = await import('./completeSignIn.ts');
    for (const profile of others) profileResource.set(profile);
    noteJoined(moved);
    expect(kept === true).toBe(told);
  },
);
