import { callAddress } from '@parvis/api/call';
import { arrivalCalls } from '@parvis/api/calls/arrival';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { PROOF_HEADER } from '@parvis/api/proof';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let waiting: { id: string; [name: string]: unknown }[];
let asked: string[];
vi.mock('../lib/outbox/storage.ts', () => ({
  openOutboxStorage: async () => ({
    all: async () => waiting,
    put: async () => undefined,
    change: async () => undefined,
    remove: async (id: string) => {
      waiting = waiting.filter((item) => item.id !== id);
    },
  }),
}));
const { sendOutbox } = await import('./sendOutbox.ts');

const WHO = callAddress(arrivalCalls.userSts, {});
const at = (cuid: string): string => callAddress(mobileCalls.sendTxt, { cuid });
const message = (id: string, cuid: string, crUid = 'jo') => ({
  ...{ id, cuid, crUid, csid: `case-${cuid}`, kind: 'txt', created: 1, shown: {} },
  body: { csid: `case-${cuid}`, id, txt: 'Bonjour' },
});

function server(
  who: object,
  answer: (address: string, headers: Headers) => Response = () => Response.json({ rslt: { data: [] } }),
): void {
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push(address);
    const flags = { addLaterOn: true, live: false, dev: false, demo: false };
    const profile = { state: 'withIds', settings: {}, roles: [], flags, ...who };
    return address === WHO
      ? Response.json({ rslt: { data: profile } })
      : answer(address, new Headers(init?.headers));
  });
}

beforeEach(() => {
  waiting = [message('a', 'town')];
  asked = [];
  const request = (_: string, __: LockOptions, work: () => Promise<void>) => work();
  vi.stubGlobal('navigator', { locks: { request } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends the current person’s items without a page', async () => {
  server({ crUid: 'jo' });
  await sendOutbox();
  expect(asked).toEqual([WHO, at('town')]);
  expect(waiting).toEqual([]);
});

it('uploads photos before their message, resuming where they stopped', async () => {
  const photo = { id: 'photo-of-this-device', blob: new Blob(['abc']) };
  const body = { csid: 'case-town', id: 'a', files: [{ id: photo.id }] };
  waiting = [{ ...message('a', 'town'), kind: 'media', files: [photo], body }];
  const part = callAddress(mobileCalls.mediaPart, { cuid: 'town' });
  const said = [
    { received: 1, state: 'partial' },
    { received: 3, state: 'ready' },
  ];
  server({ crUid: 'jo' }, (address) =>
    Response.json({ rslt: { data: address.startsWith(part) ? [said.shift()] : [] } }),
  );
  await sendOutbox();
  const places = asked.map((address) => [address.split('?')[0], /[?&]at=(\d+)/.exec(address)?.[1]]);
  const sent = callAddress(mobileCalls.sendMedia, { cuid: 'town' });
  expect(places).toEqual([
    [WHO, undefined],
    [part, '0'],
    [part, '1'],
    [sent, undefined],
  ]);
  expect(waiting).toEqual([]);
});
it.each([
  ['nobody', {}],
  ['somebody else', { crUid: 'al' }],
])('sends nothing where %s is signed in', async (_, who) => {
  server(who);
  await sendOutbox();
  expect(asked).toEqual([WHO]);
  expect(waiting).toHaveLength(1);
});

it('rejects where an item remains, so that the browser retries', async () => {
  server({ crUid: 'jo' }, () => new Response('', { status: 503 }));
  await expect(sendOutbox()).rejects.toThrow('still waits');
  expect(waiting).toHaveLength(1);
});

it('leaves items for other hosts to a page, without blocking others', async () => {
  const role = { rlid: 'r', staff: false, cuid: 'away', url: 'https://away.example', cstmrLbl: 'Away' };
  waiting = [message('a', 'away'), message('b', 'town')];
  server({
    crUid: 'jo',
    roles: [{ ...role, cstmrType: 'town', name: 'Jo', initials: 'J', level: 'visitor' }],
  });
  await sendOutbox();
  expect(asked).toEqual([WHO, at('town')]);
  expect(waiting.map(({ id }) => id)).toEqual(['a']);
});

it('solves a proof of work before a message is accepted', async () => {
  const challenge = { challenge: 'c.1.1.s', bits: 1, seconds: 600 };
  const proofs: (string | null)[] = [];
  server({ crUid: 'jo' }, (_, headers) => {
    proofs.push(headers.get(PROOF_HEADER));
    if (proofs.length > 1) return Response.json({ rslt: { data: [] } });
    const error = { code: 'tooMany', retryAfter: 60, work: challenge };
    return Response.json({ rslt: { error } }, { status: 429 });
  });
  await sendOutbox();
  expect(proofs).toEqual([null, expect.stringMatching(/^c\.1\.1\.s:\d+$/)]);
  expect(waiting).toEqual([]);
});
