import { callAddress } from '@parvis/api/call';
import { sessionCalls } from '@parvis/api/calls/session';
import type { UserStatus } from '@parvis/api/entities/user';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const chosen = { language: undefined as string | undefined, scheme: 'auto' };
const device = { type: 'phone', os: 'x', browser: 'y', legacyIOS: false };
const profiles: unknown[] = [];

vi.mock('../../lib/api/client.ts', async () => {
  const { createClient } = await import('@parvis/api/client');
  return { client: createClient({ language: () => 'fr-FR' }) };
});
vi.mock('../../lib/boot/boot.ts', () => ({
  readChosenLocale: () => chosen.language,
  saveLocale: (language: string) => {
    chosen.language = language;
  },
}));
vi.mock('../../lib/branding/scheme.ts', () => ({
  readSchemeChoice: () => chosen.scheme,
  chooseScheme: (scheme: string) => {
    chosen.scheme = scheme;
  },
}));
let coming: Promise<void> = Promise.resolve();
vi.mock('../../lib/texts/store.ts', () => ({
  texts: { setLocale: () => coming },
  chooseLocale: async (language: string) => {
    await coming;
    chosen.language = language;
  },
}));
vi.mock('../../lib/session/device.ts', () => ({ describeDevice: () => device }));
vi.mock('../../lib/session/useProfile.ts', () => ({
  setProfile: (profile: unknown) => profiles.push(profile),
}));
const {
  resetSync: forgetTold,
  syncChoices: settle,
  saveChoices: tellChoices,
} = await import('./syncChoices.ts');

const flags = { addLaterOn: true, live: false, dev: false, demo: false };
const status = (settings: UserStatus['settings'], crUid?: string): UserStatus => ({
  state: 'withIds',
  settings,
  roles: [],
  flags,
  ...(crUid && { crUid }),
});
const SETTINGS = callAddress(sessionCalls.userSettingsSet, {});
const DEVICE = callAddress(sessionCalls.userDeviceSet, {});

const kept = new Map<string, string>();
const told: string[] = [];
let online = true;
beforeEach(() => {
  kept.clear();
  told.length = 0;
  profiles.length = 0;
  online = true;
  coming = Promise.resolve();
  Object.assign(chosen, { language: undefined, scheme: 'auto' });
  device.os = 'x';
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (!online) throw new TypeError('offline');
    const sent = JSON.parse(body);
    told.push(address === DEVICE ? `device ${sent.device.os}` : JSON.stringify(sent.settings));
    const data = address === SETTINGS ? status(sent.settings, 'me') : [{ success: true }];
    return new Response(JSON.stringify({ rslt: { data } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const settled = async (settings: UserStatus['settings'], crUid = 'me') => {
  told.length = 0;
  await settle(status(settings, crUid));
  return [...told];
};

test('a profile without identity sends nothing', async () => {
  await settle(status({ language: 'en-US' }));
  expect([told, chosen.language, kept.size]).toEqual([[], undefined, 0]);
});

test('a device is sent once, on change, and for each person', async () => {
  expect(await settled({})).toEqual(['device x']);
  expect(await settled({})).toEqual([]);
  device.os = 'z';
  expect(await settled({})).toEqual(['device z']);
  expect(await settled({}, 'you')).toEqual(['device z']);
  forgetTold();
  expect(await settled({}, 'you')).toEqual(['device z']);
  kept.set('pv_told', 'no json');
  expect(await settled({}, 'you')).toEqual(['device z']);
});

test('leaving during a call stores nothing of it', async () => {
  const answers: (() => void)[] = [];
  const answered = fetch;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return answered(...asked);
  });
  const settling = settle(status({}, 'me'));
  const telling = tellChoices({ language: 'en-US' });
  forgetTold();
  for (const answer of answers) answer();
  await Promise.all([settling, telling]);
  expect(told).toHaveLength(2);
  expect([kept.size, profiles]).toEqual([0, []]);
});

test('leaving while texts load saves no language', async () => {
  await settled({});
  let come = () => {};
  coming = new Promise((resolve) => {
    come = resolve;
  });
  const settling = settle(status({ language: 'en-US' }, 'me'));
  forgetTold();
  come();
  await settling;
  expect([chosen.language, kept.size]).toEqual([undefined, 0]);
});

test('choices from elsewhere are applied, local ones are sent', async () => {
  await settled({});
  expect(await settled({ language: 'en-US', scheme: 'dark' })).toEqual([]);
  expect(chosen).toEqual({ language: 'en-US', scheme: 'dark' });
  Object.assign(chosen, { language: 'fr-FR', scheme: 'auto' });
  // "auto" is a choice only after another.
  expect(await settled({ language: 'en-US', scheme: 'dark' })).toEqual([
    '{"language":"fr-FR","scheme":"auto"}',
  ]);
  expect(profiles).toHaveLength(1);
});
test('failed choices are sent with the next profile', async () => {
  await settled({});
  online = false;
  chosen.language = 'en-US';
  chosen.scheme = 'light';
  expect(await settled({})).toEqual([]);
  online = true;
  expect(await settled({})).toEqual(['{"language":"en-US","scheme":"light"}']);
  expect(await settled({ language: 'en-US', scheme: 'light' })).toEqual([]);
});

test('of concurrent choices only the last answer sets the profile', async () => {
  await Promise.all([tellChoices({ scheme: 'dark' }), tellChoices({ scheme: 'light' })]);
  expect(profiles).toEqual([status({ scheme: 'light' }, 'me')]);
});
