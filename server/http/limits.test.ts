import cookie from '@fastify/cookie';
import type { Call } from '@parvis/api/call';
import type { LimitName } from '@parvis/api/limits';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppContext } from '../modules/context/appContext.ts';
import type { Session } from '../modules/context/session.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { createCounters } from '../platform/limits/counters.ts';
import { createLimits, type Limits } from './limits.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

/** Caller and body. */
interface Asked {
  readonly body?: unknown;
  readonly session?: object;
  readonly ip?: string;
  readonly device?: string;
  readonly url?: string;
}

/** 'taken', or seconds until a retry. */
type Answer = 'taken' | number;

/** Known devices, and networks with invalid calls. */
let known: boolean;
let crowd: string[];
/** Bits of the last challenge; 0 for none. */
let work: number;
beforeEach(() => {
  known = false;
  crowd = [];
  work = 0;
});

/** A server with scaled limits. */
async function serverOf(limitFactor: number, addressCeiling = 10_000) {
  const app = Fastify();
  await app.register(cookie);
  const where = async () => (known ? [{ crUid: 'anna' }] : []);
  const db = {
    select: () => ({
      from: () => ({
        innerJoin: () => ({ where }),
        where: () => ({ limit: async () => (known ? [{ hash: 'h' }] : []) }),
      }),
    }),
  };
  const refused = (network: string) => crowd.push(network);
  const secret = Buffer.from('secret');
  const config = { limitFactor, addressCeiling };
  const services = {
    config,
    counters: createCounters({ secret }),
    newcomerThrottle: { countRefused: refused },
    db,
    secret,
  } as unknown as AppContext;
  const limits = createLimits(app, services, ({ url }) => url === '/free');
  const calls = new Map<LimitName, ReturnType<Limits['createCallLimits']>>();
  const of = (limit: LimitName) => {
    const made = calls.get(limit) ?? limits.createCallLimits({ limit } as Call);
    calls.set(limit, made);
    return made;
  };
  let handle = async (_: Parameters<ReturnType<Limits['createCallLimits']>['check']>[0]): Promise<void> =>
    undefined;
  app.setErrorHandler((error, _, reply) => {
    if (!(error instanceof Refusal && error.code === 'tooMany')) return reply.code(500).send(String(error));
    work = error.work?.bits ?? 0;
    return reply.code(429).send(String(error.retryAfter));
  });
  app.post('/', async (request) => handle(request));
  app.get('/free', async () => '');
  const ask = async (
    now: typeof handle,
    { body, ip = '192.0.2.1', device, url = '/' }: Asked,
  ): Promise<Answer> => {
    handle = now;
    const reply = await app.inject({
      method: url === '/' ? 'POST' : 'GET',
      url,
      remoteAddress: ip,
      ...(device !== undefined && { cookies: { pv_device: device } }),
      ...(body !== undefined && {
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    return reply.statusCode === 200 ? 'taken' : Number(reply.body);
  };
  const sessionOf = ({ session }: Asked) => session as Session | undefined;
  return {
    call: (limit: LimitName, asked: Asked) =>
      ask((request) => of(limit).check(request, sessionOf(asked)), asked),
    stored: (limit: LimitName, asked: Asked) => ask(async (request) => of(limit).countStored(request), asked),
    refused: (limit: LimitName, asked: Asked) =>
      ask(async (request) => of(limit).countRefused(request, sessionOf(asked)), asked),
  };
}

describe('counting by subject', () => {
  const anna = { crUid: 'anna', hash: 'a' };
  it.each<[string, LimitName, number, Asked, Asked, 'one' | 'two']>([
    ['a person on two devices', 'send', 60, { session: anna }, { session: { ...anna, hash: 'b' } }, 'one'],
    ['two people', 'send', 60, { session: anna }, { session: { crUid: 'jo', hash: 'a' } }, 'two'],
    ['a session of nobody yet', 'send', 60, { session: { hash: 'a' } }, { session: { hash: 'a' } }, 'one'],
    ['two such sessions', 'send', 60, { session: { hash: 'a' } }, { session: { hash: 'b' } }, 'two'],
    ['strangers of an address', 'send', 60, {}, {}, 'one'],
    ['strangers of two addresses', 'send', 60, {}, { ip: '192.0.2.2' }, 'two'],
    ['an address of IPv6', 'stranger', 300, { ip: '2001:db8::1' }, { ip: '2001:db8::2' }, 'one'],
    ['two networks of IPv6', 'stranger', 300, { ip: '2001:db8::1' }, { ip: '2001:db8:0:1::1' }, 'two'],
    ['an address, whoever asks', 'stranger', 300, { session: anna }, {}, 'one'],
    [
      'a request of a code',
      'tryCode',
      20,
      { body: { rqid: 'r' } },
      { body: { rqid: 'r' }, ip: '::1' },
      'one',
    ],
    ['two requests', 'tryCode', 20, { body: { rqid: 'r' } }, { body: { rqid: 's' } }, 'two'],
    ['what names no request', 'tryCode', 20, {}, { body: {} }, 'one'],
    ['what names none in nothing', 'tryCode', 20, {}, { body: null }, 'one'],
    ['what names none in a text', 'tryCode', 20, {}, { body: 'r' }, 'one'],
    ['what names none in a list', 'tryCode', 20, { body: [] }, { body: { rqid: '' } }, 'one'],
    ['a number and its text', 'tryCode', 20, { body: { rqid: 7 } }, { body: { rqid: '7' } }, 'one'],
    [
      'a sender, however they are written',
      'write',
      10,
      { body: { mail: 'anna@town.example' } },
      { body: { mail: ' Anna@Town.example ' } },
      'one',
    ],
    [
      'two senders',
      'write',
      10,
      { body: { mail: 'a@town.example' } },
      { body: { mail: 'b@town.example' } },
      'two',
    ],
  ])('%s', async (_, limit, max, first, second, count) => {
    const server = await serverOf(1 / max);
    expect(await server.call(limit, first)).toBe('taken');
    expect((await server.call(limit, second)) === 'taken').toBe(count === 'two');
  });

  it('separates calls', async () => {
    const server = await serverOf(1 / 60);
    expect(await server.call('send', {})).toBe('taken');
    expect(await server.call('look', {})).toBe('taken');
    expect(await server.call('send', {})).toBe(60);
  });
});

it.each<[LimitName, number, number, Asked]>([
  ['send', 60, 60, {}],
  ['scan', 60, 600, {}],
  ['tryCode', 20, 600, {}],
  ['write', 10, 600, {}],
  ['open', 20, 600, {}],
])('%s takes %i calls in %i seconds from the first one', async (limit, max, seconds, asked) => {
  const server = await serverOf(1);
  for (let count = 0; count < max; count += 1) expect(await server.call(limit, asked)).toBe('taken');
  expect(await server.call(limit, asked)).toBe(seconds);
  later(seconds - 1);
  expect(await server.call(limit, asked)).toBe(1);
  later(0.9);
  expect(await server.call(limit, asked)).toBe(1);
  later(0.1);
  expect(await server.call(limit, asked)).toBe('taken');
});

describe('code requests beyond the address limit', () => {
  const device = 'd'.repeat(43);
  const mail = 'anna@town.example';
  it.each<[string, LimitName, boolean, Asked, boolean]>([
    ['to a device that is known for the address', 'askCode', true, { device, body: { mail } }, true],
    ['to no device that is not', 'askCode', false, { device, body: { mail } }, false],
    ['to nobody without one', 'askCode', true, { body: { mail } }, false],
    ['to no address that is none', 'askCode', true, { device, body: { mail: 'anna' } }, false],
    ['alone: a known device writes no more than others', 'stranger', true, { device, body: { mail } }, false],
  ])('%s', async (_, limit, isKnown, asked, taken) => {
    const server = await serverOf(1 / 300);
    known = isKnown;
    expect(await server.call(limit, asked)).toBe('taken');
    expect(await server.call(limit, asked)).toBe(taken ? 'taken' : 600);
  });
});

it('demand growing work, up to sixteen times the limit', async () => {
  const server = await serverOf(1 / 300);
  const bits: number[] = [];
  for (let count = 1; count <= 17; count += 1) {
    const answer = await server.call('stranger', {});
    bits.push(answer === 'taken' ? 0 : work);
  }
  expect(bits).toEqual([0, 13, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 16, 16, 0]);
});

describe('report limit of a code', () => {
  const from = (session: string, qrid = 'hall'): Asked => ({ body: { qrid }, session: { hash: session } });

  /** Stores reports from ten or more IP prefixes. */
  const storedByMany = async (server: Awaited<ReturnType<typeof serverOf>>, reports: number) => {
    for (let count = 0; count < reports; count += 1)
      await server.stored('open', { ...from('any'), ip: `10.0.${count % 12}.1` });
  };

  it('stores 600 reports a minute freely, by any number of people; failed ones are not counted', async () => {
    const server = await serverOf(1);
    for (let count = 0; count < 700; count += 1) await server.call('open', from(`s${count}`));
    await storedByMany(server, 599);
    expect(await server.call('open', from('a'))).toBe('taken');
    later(20);
    await storedByMany(server, 1);
    expect(await server.call('open', from('b'))).toBe(40);
    expect(await server.call('open', from('b', 'gate'))).toBe('taken');
    expect(await server.call('send', from('b'))).toBe('taken');
    later(40);
    expect(await server.call('open', from('b'))).toBe('taken');
  });

  it('gives one IP prefix 60, then demands work', async () => {
    const server = await serverOf(1);
    for (let count = 0; count < 59; count += 1) await server.stored('open', from('any'));
    expect(await server.call('open', from('a'))).toBe('taken');
    await server.stored('open', from('any'));
    expect(await server.call('open', { ...from('b'), ip: '192.0.2.200' })).toBe(60);
    expect(work).toBe(12);
    expect(await server.call('open', { ...from('b'), ip: '192.0.3.1' })).toBe('taken');
    expect(await server.call('open', from('b', 'gate'))).toBe('taken');
    // A known device has a share of its own.
    const device = 'd'.repeat(43);
    expect(await server.call('open', { ...from('b'), device })).toBe(60);
    known = true;
    expect(await server.call('open', { ...from('b'), device })).toBe('taken');
    expect(await server.call('open', from('b'))).toBe(60);
  });

  it('when exhausted, lets new IP prefixes work, and makes others wait', async () => {
    const server = await serverOf(1);
    await storedByMany(server, 600);
    for (let count = 0; count < 10; count += 1)
      await server.stored('open', { ...from('any'), ip: '10.0.1.2' });
    expect([await server.call('open', from('a')), work]).toEqual([60, 16]);
    expect([await server.call('open', { ...from('a'), ip: '10.0.1.3' }), work]).toEqual([60, 0]);
  });

  it('counts reports only', async () => {
    const server = await serverOf(1 / 20);
    for (let count = 0; count < 30; count += 1) await server.stored('send', from('a'));
    expect(await server.call('open', from('b'))).toBe('taken');
  });
});

describe('invalid reports', () => {
  const from = (session: string, ip = '192.0.2.1'): Asked => ({
    body: { qrid: 'hall' },
    session: { hash: session },
    ip,
  });

  it('block a session for ten minutes after ten', async () => {
    const server = await serverOf(1);
    for (let count = 0; count < 9; count += 1) await server.refused('open', from('a'));
    expect(await server.call('open', from('a'))).toBe('taken');
    later(100);
    await server.refused('open', from('a'));
    expect(await server.call('open', from('a'))).toBe(500);
    expect(await server.call('open', from('b'))).toBe('taken');
    expect(await server.call('send', from('a'))).toBe('taken');
    later(500);
    expect(await server.call('open', from('a'))).toBe('taken');
  });

  it('throttle newcomers of their network', async () => {
    const server = await serverOf(1 / 10);
    await server.refused('open', { ip: '2001:db8::1' });
    await server.refused('open', from('a', '192.0.2.7'));
    expect(crowd).toEqual(['2001:db8:0::/48', '192.0.2.7']);
    expect(await server.call('open', {})).toBe('taken');
  });

  it('are not counted for other calls', async () => {
    const server = await serverOf(1 / 10);
    await server.refused('send', from('a'));
    expect(await server.call('open', from('a'))).toBe('taken');
    expect(crowd).toEqual([]);
  });
});

it('limits scale for load tests', async () => {
  const from = (session: string): Asked => ({ body: { qrid: 'hall' }, session: { hash: session } });
  for (const [factor, stored, nonsense] of [
    [0.1, 60, 1],
    [2, 1_200, 20],
  ] as const) {
    const server = await serverOf(factor);
    for (let count = 1; count < nonsense; count += 1) await server.refused('open', from('a'));
    expect(await server.call('open', from('a'))).toBe('taken');
    await server.refused('open', from('a'));
    expect(await server.call('open', from('a'))).toBe(600);
    for (let count = 1; count < stored / 10; count += 1) await server.stored('open', from('any'));
    expect(await server.call('open', from('b'))).toBe('taken');
    await server.stored('open', from('any'));
    expect(await server.call('open', from('c'))).toBe(60);
  }
});

describe('address ceiling', () => {
  it('covers all calls of an address for a minute', async () => {
    const server = await serverOf(1, 3);
    for (const limit of ['ceiling', 'send', 'open'] as const)
      expect(await server.call(limit, {})).toBe('taken');
    expect(await server.call('ceiling', {})).toBe(60);
    expect(await server.call('ceiling', { ip: '192.0.2.2' })).toBe('taken');
    later(59);
    expect(await server.call('ceiling', {})).toBe(1);
    later(1);
    expect(await server.call('ceiling', {})).toBe('taken');
  });

  it('counts an IPv6 network as one', async () => {
    const server = await serverOf(1, 1);
    expect(await server.call('ceiling', { ip: '2001:db8::1' })).toBe('taken');
    expect(await server.call('ceiling', { ip: '2001:db8::2' })).toBe(60);
  });

  it('exempts static files', async () => {
    const server = await serverOf(1, 1);
    for (let count = 0; count < 3; count += 1)
      expect(await server.call('ceiling', { url: '/free' })).toBe('taken');
    expect(await server.call('ceiling', {})).toBe('taken');
    expect(await server.call('ceiling', {})).toBe(60);
    expect(await server.call('ceiling', { url: '/free' })).toBe('taken');
  });
});
