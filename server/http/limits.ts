import type { Call } from '@parvis/api/call';
import { type CountedBy, type Limit, limits, SENSELESS } from '@parvis/api/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import type { Session } from '../modules/context/session.ts';
import { isKnownDevice } from '../modules/identity/knownDevices.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { findDeviceKey } from '../platform/limits/knownDevice.ts';
import { calculateBits, demandWork } from '../platform/limits/proofOfWork/newcomerThrottle.ts';
import { BITS_MAX, calculatePrice, createRateLimits } from '../platform/limits/rateLimits.ts';
import { readAddress, readField, readProofHeader } from './bodyFields.ts';
import { getIpPrefix, getNetwork, getSiteNetwork } from './clientNetwork.ts';
import { readDeviceCookie } from './cookies.ts';

const getPersonKey = (request: FastifyRequest, session: Session | undefined): string =>
  session?.crUid ?? session?.hash ?? getNetwork(request.ip);

interface CallLimits {
  /**
   * Counts a call once its caller and body are known.
   * @throws Refusal tooMany with a delay or challenge
   */
  check(request: FastifyRequest, session: Session | undefined): Promise<void>;
  countStored(request: FastifyRequest): void;
  countRefused(request: FastifyRequest, session: Session | undefined): void;
}

type Limited = Pick<Call, 'limit' | 'path'>;

export interface Limits {
  createCallLimits(call: Limited): CallLimits;
}

/** @throws Refusal tooMany */
function refuseTooMany(seconds: number): never {
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
  {
    config,
    counters,
    newcomerThrottle: crowd,
    db,
    secret,
  }: Pick<AppContext, 'config' | 'counters' | 'newcomerThrottle' | 'db' | 'secret'>,
  isFree: (request: FastifyRequest) => boolean,
): Limits {
  const sessions = new WeakMap<FastifyRequest, Session | undefined>();
  const lines = new WeakMap<FastifyRequest, string>();
  const senselessMax = SENSELESS.max * config.limitFactor;
  const senseless = counters.createCounter('senseless', { seconds: SENSELESS.seconds, max: senselessMax });
  const { reportsOfCode } = createRateLimits(config);
  const readQrid = (request: FastifyRequest): string => readField(request, 'qrid');
  const keys: Record<CountedBy, (request: FastifyRequest) => string> = {
    person: (request) => getPersonKey(request, sessions.get(request)),
    code: readQrid,
    mail: (request) => readField(request, 'mail').trim().toLowerCase(),
    request: (request) => readField(request, 'rqid'),
    desk: (request) => readField(request, 'desk') || getNetwork(request.ip),
    address: (request) => getNetwork(request.ip),
  };
  const ceilingMax = config.addressCeiling;
  const ceiling = counters.createCounter('ceiling', { seconds: CEILING_SECONDS, max: ceilingMax });
  app.addHook('onRequest', async (request) => {
    if (isFree(request)) return;
    const { count, left } = ceiling.addNow(keys.address(request));
    if (count > ceilingMax) refuseTooMany(left);
  });

  const isKnownRequester = async (request: FastifyRequest): Promise<boolean> => {
    const device = readDeviceCookie(request, config);
    const address = readAddress(request);
    return address !== undefined && device !== undefined && (await isKnownDevice(db, device, address));
  };

  function createLimitCheck(call: Limited, { by, seconds, knownDevices, ...limit }: Limit) {
    const name = `${call.limit}:${call.path}:${by}`;
    const max = limit.max * config.limitFactor;
    const counter = counters.createCounter(name, { seconds, max });
    return async (request: FastifyRequest): Promise<void> => {
      const key = keys[by](request);
      const { count, left } = await counter.add(key);
      if (count <= max || (knownDevices && (await isKnownRequester(request)))) return;
      // Beyond the limit, clients sharing an address pay with proof of work.
      if (by !== 'address' || count > BEYOND_ADDRESS.times * max) refuseTooMany(left);
      const bits = calculateBits(count, { ...BEYOND_ADDRESS, free: max });
      await demandWork(db, secret, { purpose: `${name}:${key}`, bits }, readProofHeader(request), left);
    };
  }

  function createCodeLimit(call: Limited) {
    const { seconds, points: max } = reportsOfCode;
    const counter = counters.createCounter(`${call.limit}:${call.path}:code`, { seconds, max });
    const byLine = counters.createCounter(`${call.limit}:${call.path}:line`, { seconds, max });
    const buildKey = (request: FastifyRequest, line: string) => `${readQrid(request)}:${line}`;
    /** @throws Refusal tooMany */
    async function checkLimit(request: FastifyRequest, session: Session | undefined): Promise<void> {
      const ofLine = getIpPrefix(request.ip);
      // Concurrent, so that they share one sync.
      const [nonsense, all, ofThisLine] = await Promise.all([
        senseless.read(session?.hash ?? ''),
        counter.read(readQrid(request)),
        byLine.read(buildKey(request, ofLine)),
      ]);
      if (nonsense.count >= senselessMax) refuseTooMany(nonsense.left);
      lines.set(request, ofLine);
      let price = calculatePrice(reportsOfCode, { all: all.count, byLine: ofThisLine.count });
      const device = price === 0 ? undefined : await findDeviceKey(db, readDeviceCookie(request, config));
      if (device !== undefined) {
        lines.set(request, device);
        const { count } = await byLine.read(buildKey(request, device));
        price = calculatePrice(reportsOfCode, { all: all.count, byLine: count });
      }
      if (price === 'refused') refuseTooMany(all.left);
      const work = { purpose: `report:${readQrid(request)}`, bits: price };
      await demandWork(db, secret, work, readProofHeader(request), Math.max(1, all.left));
    }
    function countStored(request: FastifyRequest): void {
      counter.addNow(readQrid(request));
      byLine.addNow(buildKey(request, lines.get(request) ?? getIpPrefix(request.ip)));
    }
    return { check: checkLimit, stored: countStored };
  }

  return {
    createCallLimits(call) {
      const all: readonly Limit[] = limits[call.limit];
      const checks = all.filter(({ by }) => by !== 'code').map((limit) => createLimitCheck(call, limit));
      const ofCode = all.some(({ by }) => by === 'code') ? createCodeLimit(call) : undefined;
      return {
        async check(request, session) {
          sessions.set(request, session);
          // First: a demand for work must not use up the other limits.
          await ofCode?.check(request, session);
          for (const check of checks) await check(request);
        },
        countStored: (request) => ofCode?.stored(request),
        countRefused(request, session) {
          if (!ofCode) return;
          if (session) senseless.addNow(session.hash);
          crowd.refused(getSiteNetwork(request.ip));
        },
      };
    },
  };
}
