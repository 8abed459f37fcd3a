import type { Call } from '@parvis/api/call';
import { type CountedBy, type Limit, limits, SENSELESS } from '@parvis/api/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../modules/context/services.ts';
import type { Session } from '../modules/context/session.ts';
import { isKnownDevice } from '../modules/identity/knownDevices.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { deviceName } from '../platform/limits/knownDevice.ts';
import { demandWork, growing } from '../platform/limits/proofOfWork/crowd.ts';
import { BITS_MAX, priceOf, rateLimits } from '../platform/limits/table.ts';
import { addressIn, fieldOf, proofIn } from './bodyFields.ts';
import { readDeviceCookie } from './cookies.ts';
import { ipPrefix, lineOf, networkOf } from './network.ts';

const personOf = (request: FastifyRequest, session: Session | undefined): string =>
  session?.crUid ?? session?.hash ?? networkOf(request.ip);

interface CallLimits {
  /**
   * Counts a call once its caller and body are known.
   * @throws Refusal tooMany with a delay or challenge
   */
  check(request: FastifyRequest, session: Session | undefined): Promise<void>;
  stored(request: FastifyRequest): void;
  refused(request: FastifyRequest, session: Session | undefined): void;
}

type Limited = Pick<Call, 'limit' | 'path'>;

export interface Limits {
  of(call: Limited): CallLimits;
}

/** @throws Refusal tooMany */
function refuse(seconds: number): never {
  throw new Refusal('tooMany', { retryAfter: Math.max(1, seconds) });
}

const CEILING_SECONDS = 60;
/** Price of calls beyond an address's limit, and their maximum as a multiple. */
const BEYOND_ADDRESS = { first: 12, most: BITS_MAX, times: 16 } as const;

/**
 * Creates rate limits shared by all servers. The address ceiling counts every request, except those that are
 * `isFree`, before any lookup and without waiting.
 */
export function createLimits(
  app: FastifyInstance,
  { config, counters, crowd, db, secret }: Pick<Services, 'config' | 'counters' | 'crowd' | 'db' | 'secret'>,
  isFree: (request: FastifyRequest) => boolean,
): Limits {
  const sessions = new WeakMap<FastifyRequest, Session | undefined>();
  const lines = new WeakMap<FastifyRequest, string>();
  const senselessMax = SENSELESS.max * config.limitFactor;
  const senseless = counters.of('senseless', { seconds: SENSELESS.seconds, max: senselessMax });
  const { reportsOfCode } = rateLimits(config);
  const codeOf = (request: FastifyRequest): string => fieldOf(request, 'qrid');
  const keys: Record<CountedBy, (request: FastifyRequest) => string> = {
    person: (request) => personOf(request, sessions.get(request)),
    code: codeOf,
    mail: (request) => fieldOf(request, 'mail').trim().toLowerCase(),
    request: (request) => fieldOf(request, 'rqid'),
    desk: (request) => fieldOf(request, 'desk') || networkOf(request.ip),
    address: (request) => networkOf(request.ip),
  };
  const ceilingMax = config.addressCeiling;
  const ceiling = counters.of('ceiling', { seconds: CEILING_SECONDS, max: ceilingMax });
  app.addHook('onRequest', async (request) => {
    if (isFree(request)) return;
    const { count, left } = ceiling.addNow(keys.address(request));
    if (count > ceilingMax) refuse(left);
  });

  const isKnown = async (request: FastifyRequest): Promise<boolean> => {
    const device = readDeviceCookie(request, config);
    const address = addressIn(request);
    return address !== undefined && device !== undefined && (await isKnownDevice(db, device, address));
  };

  function limitOf(call: Limited, { by, seconds, knownDevices, ...limit }: Limit) {
    const name = `${call.limit}:${call.path}:${by}`;
    const max = limit.max * config.limitFactor;
    const counter = counters.of(name, { seconds, max });
    return async (request: FastifyRequest): Promise<void> => {
      const key = keys[by](request);
      const { count, left } = await counter.add(key);
      if (count <= max || (knownDevices && (await isKnown(request)))) return;
      // Beyond the limit, clients sharing an address pay with proof of work.
      if (by !== 'address' || count > BEYOND_ADDRESS.times * max) refuse(left);
      const bits = growing(count, { ...BEYOND_ADDRESS, free: max });
      await demandWork(db, secret, { purpose: `${name}:${key}`, bits }, proofIn(request), left);
    };
  }

  function limitOfCode(call: Limited) {
    const { seconds, points: max } = reportsOfCode;
    const counter = counters.of(`${call.limit}:${call.path}:code`, { seconds, max });
    const byLine = counters.of(`${call.limit}:${call.path}:line`, { seconds, max });
    const keyOf = (request: FastifyRequest, line: string) => `${codeOf(request)}:${line}`;
    /** @throws Refusal tooMany */
    async function check(request: FastifyRequest, session: Session | undefined): Promise<void> {
      const ofLine = ipPrefix(request.ip);
      // Concurrent, so that they share one sync.
      const [nonsense, all, ofThisLine] = await Promise.all([
        senseless.read(session?.hash ?? ''),
        counter.read(codeOf(request)),
        byLine.read(keyOf(request, ofLine)),
      ]);
      if (nonsense.count >= senselessMax) refuse(nonsense.left);
      lines.set(request, ofLine);
      let price = priceOf(reportsOfCode, { all: all.count, byLine: ofThisLine.count });
      const device = price === 0 ? undefined : await deviceName(db, readDeviceCookie(request, config));
      if (device !== undefined) {
        lines.set(request, device);
        const { count } = await byLine.read(keyOf(request, device));
        price = priceOf(reportsOfCode, { all: all.count, byLine: count });
      }
      if (price === 'refused') refuse(all.left);
      const work = { purpose: `report:${codeOf(request)}`, bits: price };
      await demandWork(db, secret, work, proofIn(request), Math.max(1, all.left));
    }
    function stored(request: FastifyRequest): void {
      counter.addNow(codeOf(request));
      byLine.addNow(keyOf(request, lines.get(request) ?? ipPrefix(request.ip)));
    }
    return { check, stored };
  }

  return {
    of(call) {
      const all: readonly Limit[] = limits[call.limit];
      const checks = all.filter(({ by }) => by !== 'code').map((limit) => limitOf(call, limit));
      const ofCode = all.some(({ by }) => by === 'code') ? limitOfCode(call) : undefined;
      return {
        async check(request, session) {
          sessions.set(request, session);
          // First: a demand for work must not use up the other limits.
          await ofCode?.check(request, session);
          for (const check of checks) await check(request);
        },
        stored: (request) => ofCode?.stored(request),
        refused(request, session) {
          if (!ofCode) return;
          if (session) senseless.addNow(session.hash);
          crowd.refused(lineOf(request.ip));
        },
      };
    },
  };
}
