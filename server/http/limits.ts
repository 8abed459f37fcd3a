import type { Call } from '@parvis/api/call';
import { type CountedBy, limits } from '@parvis/api/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import { Refusal } from '../base/refusal.ts';
import type { Session } from '../people/sessions.ts';
import { networkOf } from './network.ts';

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

const fieldOf = ({ body }: FastifyRequest, name: string): string =>
  typeof body === 'object' && body !== null ? String(Reflect.get(body, name) ?? '') : '';

const personOf = (request: FastifyRequest, session: Session | undefined): string =>
  session?.crUid ?? session?.hash ?? networkOf(request.ip);

/** The limits of single calls. */
export interface Limits {
  /**
   * Makes the check of a call, by its row, for when it is known who asks and for what. It throws `tooMany` with the
   * seconds to wait.
   */
  of(call: Call): (request: FastifyRequest, session: Session | undefined) => Promise<void>;
}

async function hold(limiter: Limiter, request: FastifyRequest): Promise<void> {
  const result = await limiter(request);
  if (!result.isAllowed && result.isExceeded)
    throw new Refusal('tooMany', { retryAfter: Math.max(1, result.ttlInSeconds) });
}

/**
 * Makes the limits. They count in this process: two instances allow twice as much. The ceiling of the address holds
 * for every request that comes in from here on, before anything is looked up; only what is `isFree` goes past it.
 */
export function createLimits(
  app: FastifyInstance,
  config: Config,
  isFree: (request: FastifyRequest) => boolean,
): Limits {
  const sessions = new WeakMap<FastifyRequest, Session | undefined>();
  const keys: Record<CountedBy, (request: FastifyRequest) => string> = {
    person: (request) => personOf(request, sessions.get(request)),
    code: (request) => fieldOf(request, 'qrid'),
    mail: (request) => fieldOf(request, 'mail').trim().toLowerCase(),
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
  return {
    of(call) {
      const limiters = limits[call.limit].map(({ by, max, seconds }) =>
        app.createRateLimit({
          max: max * config.limitFactor,
          timeWindow: seconds * 1000,
          keyGenerator: keys[by],
        }),
      );
      return async (request, session) => {
        sessions.set(request, session);
        for (const limiter of limiters) await hold(limiter, request);
      };
    },
  };
}
