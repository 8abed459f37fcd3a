import type { Call } from '@parvis/api/call';
import { type CountedBy, type Limit, limits } from '@parvis/api/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import type { Session } from '../modules/context/session.ts';
import { isKnownDevice } from '../modules/identity/service.ts';
import { calculateBits, demandWork } from '../platform/limits/proofOfWork/newcomerThrottle.ts';
import { BITS_MAX } from '../platform/limits/rateLimits.ts';
import { readAddress, readField, readProofHeader } from './bodyFields.ts';
import { truncateToSlash48, truncateToSlash64 } from './clientNetwork.ts';
import { createCodeLimit, refuseTooMany } from './codeLimit.ts';
import { readDeviceCookie } from './cookies.ts';

const getPersonKey = (request: FastifyRequest, session: Session | undefined): string =>
  session?.crUid ?? session?.hash ?? truncateToSlash64(request.ip);

interface CallLimits {
  /**
   * Runs once caller and body are known.
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

const CEILING_SECONDS = 60;
/** Bits of proof of work, and the maximum as a multiple of the limit. */
const BEYOND_ADDRESS = { first: 12, most: BITS_MAX, times: 16 } as const;

/**
 * Rate limits shared by all servers. The address ceiling counts every request that is not `isFree`, before
 * any lookup and without waiting.
 */
export function createLimits(
  app: FastifyInstance,
  {
    config,
    counters,
    newcomerThrottle,
    db,
    secret,
  }: Pick<AppContext, 'config' | 'counters' | 'newcomerThrottle' | 'db' | 'secret'>,
  isFree: (request: FastifyRequest) => boolean,
): Limits {
  const sessions = new WeakMap<FastifyRequest, Session | undefined>();
  const keys: Record<CountedBy, (request: FastifyRequest) => string> = {
    person: (request) => getPersonKey(request, sessions.get(request)),
    code: (request) => readField(request, 'qrid'),
    mail: (request) => readField(request, 'mail').trim().toLowerCase(),
    request: (request) => readField(request, 'rqid'),
    desk: (request) => readField(request, 'desk') || truncateToSlash64(request.ip),
    address: (request) => truncateToSlash64(request.ip),
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
      // Clients sharing an address pay with proof of work.
      if (by !== 'address' || count > BEYOND_ADDRESS.times * max) refuseTooMany(left);
      const bits = calculateBits(count, { ...BEYOND_ADDRESS, free: max });
      await demandWork(db, secret, { purpose: `${name}:${key}`, bits }, readProofHeader(request), left);
    };
  }

  return {
    createCallLimits(call) {
      const all: readonly Limit[] = limits[call.limit];
      const checks = all.filter(({ by }) => by !== 'code').map((limit) => createLimitCheck(call, limit));
      const ofCode = all.some(({ by }) => by === 'code')
        ? createCodeLimit({ config, counters, db, secret }, `${call.limit}:${call.path}`)
        : undefined;
      return {
        async check(request, session) {
          sessions.set(request, session);
          // First: a demand for work must not use up the other limits.
          await ofCode?.check(request, session);
          for (const check of checks) await check(request);
        },
        countStored: (request) => ofCode?.countStored(request),
        countRefused(request, session) {
          if (!ofCode) return;
          if (session) ofCode.countSenseless(session);
          newcomerThrottle.countRefused(truncateToSlash48(request.ip));
        },
      };
    },
  };
}
