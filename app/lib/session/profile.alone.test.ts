import { callAddress } from '@parvis/api/call';
import { sessionCalls } from '@parvis/api/calls/session';
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
// It comes when it is wanted: clocks that a test moves do not wait for it.
await import('./keptProfile.ts');

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

/** A server that answers who the caller is, and gives an identity to whoever asks for one; the addresses that were asked. */
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
const read = (): Promise<UserStatus> => readProfile(() => undefined, 'qr');

test.each([
  ['new', undefined, 'given'],
  ['withIds', 'mine', 'mine'],
  ['of a newer server, with an identity', 'mine', 'mine'],
  ['of a newer server, without one', undefined, 'given'],
])('a session that is %s reports as somebody', async (state, crUid, known) => {
  const code = state.startsWith('of a newer') ? 'awaitsConsent' : state;
  const asked = answering({ state: code, ...(crUid && { crUid }) });
  expect((await read()).crUid).toBe(known);
  expect(asked).toHaveLength(crUid === undefined ? 2 : 1);
});
test.each([
  ['what this page was opened by', 'here', 'here'],
  ['what was scanned here last, where the page was opened by none', undefined, 'before'],
])('whoever accepts anew has scanned %s', async (_, qrid, noted) => {
  const bodies: unknown[] = [];
  const storage = { getItem: () => 'before', setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('window', { localStorage: storage });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return new Response(JSON.stringify({ rslt: { data: { ...status, state: 'new' } } }));
  });
  await openProfile(() => undefined, qrid);
  expect(bodies.at(-1)).toEqual({ qr: noted });
});

test('a role of a level that is not known yet costs nobody their profile', async () => {
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

describe('a profile that does not come', () => {
  const answer = () => new Response(JSON.stringify({ rslt: { data: { ...status, state: 'empty' } } }));
  const endless = (signal: AbortSignal) =>
    new Response(
      new ReadableStream({
        start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
      }),
    );
  /** A server that begins to answer each try so many milliseconds after it was asked, or never. */
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
  /** What became of it, after so many milliseconds, and when a second try was told. */
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

  test('is waited for five seconds, then asked for once more, and that is told', async () => {
    const asked = server();
    expect(await after(4_999)).toEqual({ outcome: 'waiting', told: [] });
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_002);
    expect(asked()).toBe(2);
  });
  test.each([
    ['the server refused it', '{"rslt":{"error":{"code":"forbidden"}}}', 'come', []],
    ['something on the way did', '<html>', 'waiting', [0]],
  ])(
    'is asked for at once with other cookies where %s, and else after a second',
    async (_, refusal, outcome, told) => {
      server([0, () => new Response(refusal, { status: 403 })], [0, answer]);
      expect(await after(999)).toEqual({ outcome, told });
    },
  );
  test('is given up after sixty seconds where the answer began and does not end, and not asked for again', async () => {
    const asked = server([4_000, endless]);
    expect(await after(59_999)).toEqual({ outcome: 'waiting', told: [] });
    await vi.advanceTimersByTimeAsync(2);
    const again = server([4_000, endless]);
    expect(await after(60_001)).toEqual({ outcome: 'given up', told: [] });
    expect([asked(), again()]).toEqual([1, 1]);
  });
});

const jo = { ...status, state: 'withIds', crUid: 'jo' };
/** A device that kept who was here, before servers that answer so. */
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
test('where the page itself says that nobody answered whoever was here is known without asking, once', async () => {
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
])(
  'where %s, whoever was here is known at once: the second try is made behind what they see',
  async (_, answer) => {
    const asked = keeping(answer);
    expect((await read()).crUid).toBe('jo');
    expect(asked).toHaveBeenCalledTimes(1);
  },
);

test('where the server fails twice, whoever was here is known: no page of an error comes before', async () => {
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

test('what the server itself refuses is no reason to believe the device', async () => {
  vi.useFakeTimers();
  keeping(
    async () => new Response(JSON.stringify({ rslt: { error: { code: 'tooMany' } } }), { status: 429 }),
  );
  const reading = expect(read()).rejects.toThrow('tooMany');
  await vi.advanceTimersByTimeAsync(1_000);
  await reading;
  vi.useRealTimers();
});
