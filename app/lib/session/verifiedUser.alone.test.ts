import type { UserStatus } from '@parvis/api/entities/user';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('../api/client.ts', () => ({ client: {} }));
const {
  clearVerifiedUser: forgetKnown,
  recordVerifiedUser: noteKnown,
  findSignedOutUser: signedOut,
} = await import('./verifiedUser.ts');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

const flags = { addLaterOn: true, live: false, dev: false, demo: false };
const profile = (state: UserStatus['state'], crUid?: string): UserStatus => ({
  ...{ state, settings: {}, roles: [], flags },
  ...(crUid !== undefined && { crUid }),
});
const jo = profile('idValid', 'jo');
const nobody = profile('empty');

it('a verified person without their session counts as signed out, also under a new anonymous one', () => {
  noteKnown(jo);
  expect([signedOut(jo), signedOut(nobody)]).toEqual([undefined, 'jo']);
  noteKnown(nobody);
  noteKnown(profile('withIds', 'new'));
  noteKnown(profile('partialInfo', 'new'));
  expect([signedOut(profile('withIds', 'new')), signedOut(profile('new'))]).toEqual(['jo', 'jo']);
});

it.each<[string, () => void]>([
  ['left by themselves', forgetKnown],
  ['took their address back', () => noteKnown(profile('withIds', 'jo'))],
])('a person does not count as signed out who %s', (_, act) => {
  noteKnown(jo);
  act();
  expect(signedOut(nobody)).toBeUndefined();
});
