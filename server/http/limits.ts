import type { Call } from '@parvis/api/call';
import { type CountedBy, type Limit, limits, SENSELESS } from '@parvis/api/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../base/refusal.ts';
import { createWindow } from '../base/window.ts';
import { isKnownDevice } from '../people/knownDevices.ts';
import type { Session } from '../people/sessions.ts';
import type { Services } from '../services/services.ts';
import { addressIn, fieldOf } from './bodyFields.ts';
import { readDeviceCookie } from './cookies.ts';
import { lineOf, networkOf } from './network.ts';

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

const personOf = (request: FastifyRequest, session: Session | undefined): string =>
  session?.crUid ?? session?.hash ?? networkOf(request.ip);

/** The limits of one call. */
interface CallLimits {
  /** Holds a call to them, once it is known who asks and for what. @throws Refusal tooMany with the seconds to wait */
  check(request: FastifyRequest, session: Session | undefined): Promise<void>;
  /** What the call brought was stored: that alone counts for a code. */
  stored(request: FastifyRequest): void;
  /** The call made no sense: it costs its sender. */
  refused(request: FastifyRequest, session: Session | undefined): void;
}

/** The limits of single calls. */
export interface Limits {
  /** Makes the limits of a call, or of an address that is read, by its row. */
  of(call: Pick<Call, 'limit'>): CallLimits;
}

const nameOf = (session: Session | undefined): string => session?.hash ?? '';

/** @throws Refusal tooMany */
function refuse(seconds: number): never {
  throw new Refusal('tooMany', { retryAfter: Math.max(1, seconds) });
}

const never = () => Promise.resolve(false);

/** Counts a request, and refuses it beyond the limit unless it `passes`. */
async function hold(
  limiter: Limiter,
  request: FastifyRequest,
  passes: (request: FastifyRequest) => Promise<boolean> = never,
): Promise<void> {
  const result = await limiter(request);
  if (!result.isAllowed && result.isExceeded && !(await passes(request))) refuse(result.ttlInSeconds);
}

/**
 * Makes the limits. They count in this process: two instances allow twice as much. The ceiling of the address holds
 * for every request that comes in from here on, before anything is looked up; only what is `isFree` goes past it.
 */
export function createLimits(
  app: FastifyInstance,
  { config, crowd, db }: Pick<Services, 'config' | 'crowd' | 'db'>,
  isFree: (request: FastifyRequest) => boolean,
): Limits {
  const sessions = new WeakMap<FastifyRequest, Session | undefined>();
  const senseless = createWindow(SENSELESS.seconds);
  const keys: Record<CountedBy, (request: FastifyRequest) => string> = {
    person: (request) => personOf(request, sessions.get(request)),
    code: (request) => fieldOf(request, 'qrid'),
    mail: (request) => fieldOf(request, 'mail').trim().toLowerCase(),
    request: (request) => fieldOf(request, 'rqid'),
    desk: (request) => fieldOf(request, 'desk') || networkOf(request.ip),
    address: (request) => networkOf(request.ip),
  };
  const ceiling = app.createRateLimit({
    max: config.addressCeiling,
    timeWindow: 60_000,
    keyGenerator: keys.address,
  });
  app.addHook('onRequest', async (request) => {
    if (!isFree(request)) await hold(ceiling, request);
  });
  const isKnown = async (request: FastifyRequest): Promise<boolean> => {
    const device = readDeviceCookie(request, config);
    const address = addressIn(request);
    return address !== undefined && device !== undefined && (await isKnownDevice(db, device, address));
  };
  const limiterOf = ({ by, max, seconds }: Limit): Limiter =>
    app.createRateLimit({
      max: max * config.limitFactor,
      timeWindow: seconds * 1000,
      keyGenerator: keys[by],
    });
  return {
    of(call) {
      const all: readonly Limit[] = limits[call.limit];
      const limiters = all
        .filter(({ by }) => by !== 'code')
        .map((limit) => ({ limiter: limiterOf(limit), passes: limit.knownDevices && isKnown }));
      const ofCodes = all
        .filter(({ by }) => by === 'code')
        .map((limit) => ({ ...limit, window: createWindow(limit.seconds) }));
      return {
        async check(request, session) {
          sessions.set(request, session);
          for (const { limiter, passes } of limiters) await hold(limiter, request, passes);
          const code = keys.code(request);
          for (const { max, window } of ofCodes)
            if (window.count(code) >= max * config.limitFactor) refuse(window.left(code));
          if (ofCodes.length > 0 && senseless.count(nameOf(session)) >= SENSELESS.max * config.limitFactor)
            refuse(senseless.left(nameOf(session)));
        },
        stored(request) {
          for (const { window } of ofCodes) window.add(keys.code(request));
        },
        refused(request, session) {
          if (ofCodes.length === 0) return;
          if (session) senseless.add(nameOf(session));
          crowd.refused(lineOf(request.ip));
        },
      };
    },
  };
}
