import { callAddress } from '@parvis/api/call';
import { sessionCalls } from '@parvis/api/calls/session';
import { scan as sample } from '@parvis/api/docs/samples.docs';
import type { UserStatus } from '@parvis/api/entities/user';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.mock('../api/client.ts', async () => {
  const { createClient } = await import('@parvis/api/client');
  return { client: createClient({ language: () => 'fr-FR' }) };
});
vi.mock('./device.ts', () => ({
  describeDevice: () => ({ type: 'phone', os: 'x', browser: 'y', legacyIOS: false }),
}));
const { openProfile, readProfile } = await import('./profile.ts');
const { takeOpenedScan } = await import('./openedScan.ts');
// Loaded on demand; fake timers would not wait for it.
await import('./cachedProfile.ts');

const status = {
  settings: {},
  roles: [],
  flags: { addLaterOn: true, live: false, dev: false, demo: false },
};

let dataset: { unreached?: string };
beforeEach(() => {
  dataset = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('location', { pathname: '/m/home' });
});

/** Fakes a server with this profile, which grants an identity on request. @returns the addresses called */
function answering(who: object): string[] {
  const asked: string[] = [];
  const given = { ...status, state: 'withIds', crUid: 'given' };
  vi.stubGlobal('window', { localStorage: { getItem: () => '1', removeItem: () => undefined } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const data = address === callAddress(sessionCalls.initId, {}) ? given : { ...status, ...who };
    return new Response(JSON.stringify({ rslt: { data } }));
  });
  return asked;
}
afterEach(() => void vi.unstubAllGlobals());
const read = (): Promise<UserStatus> => readProfile(() => undefined);

test.each([
  ['new', undefined, 'given'],
  ['withIds', 'mine', 'mine'],
  ['of a newer server, with an identity', 'mine', 'mine'],
  ['of a newer server, without one', undefined, 'given'],
])('a session in state %s gets an identity', async (state, crUid, known) => {
  const code = state.startsWith('of a newer') ? 'awaitsConsent' : state;
  const asked = answering({ state: code, ...(crUid && { crUid }) });
  expect((await read()).crUid).toBe(known);
  expect(asked).toHaveLength(crUid === undefined ? 2 : 1);
});
test.each([
  ['what this page was opened by', 'here', { qrid: 'here' }],
  ['what was scanned here last, where the page was opened by none', undefined, { qr: 'before' }],
])('accepting again sends the scan: %s', async (_, qrid, sent) => {
  const bodies: unknown[] = [];
  const storage = { getItem: () => 'before', setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('window', { localStorage: storage });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return new Response(JSON.stringify({ rslt: { data: { ...status, state: 'new' } } }));
  });
  await openProfile(() => undefined, qrid);
  expect(bodies.at(-1)).toEqual(sent);
});

test('the scan that comes with an identity is handed on once, to its own page', async () => {
  const scan = { ...sample, qrid: 'here' };
  answering({ state: 'new', scan });
  const profile = await openProfile(() => undefined, 'here');
  expect(profile).not.toHaveProperty('scan');
  expect([takeOpenedScan('here'), takeOpenedScan('here')]).toEqual([scan, undefined]);
  await openProfile(() => undefined, 'here');
  expect(takeOpenedScan('elsewhere')).toBeUndefined();
});

test('a role of an unknown level does not reject the profile', async () => {
  const role = {
    rlid: 'r',
    staff: true,
    cuid: 'town',
    url: '',
    cstmrLbl: 'Belleroche',
    cstmrType: 'harbour',
    name: 'Anna',
    initials: 'A',
    level: 'auditor',
  };
  answering({ state: 'idValid', crUid: 'anna', roles: [role] });
  expect((await read()).roles).toEqual([role]);
});

describe('a profile request without an answer', () => {
  const answer = () => new Response(JSON.stringify({ rslt: { data: { ...status, state: 'empty' } } }));
  const endless = (signal: AbortSignal) =>
    new Response(
      new ReadableStream({
        start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
      }),
    );
  /** Fakes a server that answers each attempt after a delay, or never. */
  const server = (
    ...tries: readonly (readonly [after: number, begins: (signal: AbortSignal) => Response])[]
  ) => {
    let asked = 0;
    vi.stubGlobal('window', { localStorage: { getItem: () => '1', removeItem: () => undefined } });
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          const [after, given] = tries[asked] ?? [Number.POSITIVE_INFINITY, answer];
          asked += 1;
          if (Number.isFinite(after)) setTimeout(() => resolve(given(signal)), after);
        }),
    );
    return () => asked;
  };
  /** Outcome after a time, and when each retry was reported. */
  const after = async (ms: number) => {
    const begun = Date.now();
    const told: number[] = [];
    let outcome = 'waiting';
    readProfile(() => told.push(Date.now() - begun)).then(
      () => (outcome = 'come'),
      () => (outcome = 'given up'),
    );
    await vi.advanceTimersByTimeAsync(ms);
    return { outcome, told };
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('times out after five seconds, then is retried and reported', async () => {
    const asked = server();
    expect(await after(4_999)).toEqual({ outcome: 'waiting', told: [] });
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_002);
    expect(asked()).toBe(2);
  });
  test.each([
    ['the server refused it', '{"rslt":{"error":{"code":"forbidden"}}}', 'come', []],
    ['something on the way did', '<html>', 'waiting', [0]],
  ])('is retried with new cookies where %s, else after a second', async (_, refusal, outcome, told) => {
    server([0, () => new Response(refusal, { status: 403 })], [0, answer]);
    expect(await after(999)).toEqual({ outcome, told });
  });
  test('fails after sixty seconds of an endless answer, without a retry', async () => {
    const asked = server([4_000, endless]);
    expect(await after(59_999)).toEqual({ outcome: 'waiting', told: [] });
    await vi.advanceTimersByTimeAsync(2);
    const again = server([4_000, endless]);
    expect(await after(60_001)).toEqual({ outcome: 'given up', told: [] });
    expect([asked(), again()]).toEqual([1, 1]);
  });
});

const jo = { ...status, state: 'withIds', crUid: 'jo' };
/** Fakes a device with a cached profile. */
function keeping(answer: () => Promise<Response>, onLine = true) {
  const asked = vi.fn(answer);
  const kept = JSON.stringify({ at: Date.now(), profile: jo });
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => (key === 'pv_profile' ? kept : '1'),
      removeItem: () => undefined,
    },
  });
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', asked);
  return asked;
}
const nothing = async (): Promise<Response> => {
  throw new TypeError('no network');
};
test('a page marked as unreached uses the cached profile without a request, once', async () => {
  const asked = keeping(
    async () => new Response(JSON.stringify({ rslt: { data: { ...jo, crUid: 'ann' } } })),
  );
  dataset.unreached = '';
  expect((await read()).crUid).toBe('jo');
  expect(asked).not.toHaveBeenCalled();
  expect((await read()).crUid).toBe('ann');
});

test.each<[string, () => Promise<Response>]>([
  ['nobody answers', nothing],
  ['a gateway answers in the server’s place', async () => new Response('Bad Gateway', { status: 502 })],
])('where %s, the cached profile is used at once', async (_, answer) => {
  const asked = keeping(answer);
  expect((await read()).crUid).toBe('jo');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('after two server errors the cached profile is used', async () => {
  vi.useFakeTimers();
  const asked = keeping(
    async () => new Response(JSON.stringify({ rslt: { error: { code: 'internal' } } }), { status: 500 }),
  );
  const reading = read();
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await reading).crUid).toBe('jo');
  expect(asked).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a refusal does not fall back to the cached profile', async () => {
  vi.useFakeTimers();
  keeping(
    async () => new Response(JSON.stringify({ rslt: { error: { code: 'tooMany' } } }), { status: 429 }),
  );
  const reading = expect(read()).rejects.toThrow('tooMany');
  await vi.advanceTimersByTimeAsync(1_000);
  await reading;
  vi.useRealTimers();
});
