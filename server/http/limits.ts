import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Session } from '../domain/sessions.ts';
import { networkOf } from './network.ts';

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** What is counted: the person (or their session), the QR code or the e-mail address in the body, or the address. */
type By = 'person' | 'code' | 'mail' | 'address';

interface Limit {
  by: By;
  max: number;
  seconds: number;
}

const SEND: readonly Limit[] = [{ by: 'person', max: 60, seconds: 60 }];
const OPEN: readonly Limit[] = [
  { by: 'person', max: 20, seconds: 600 },
  { by: 'code', max: 600, seconds: 60 },
];
const SIGN_IN: readonly Limit[] = [{ by: 'address', max: 300, seconds: 600 }];
const WRITE: readonly Limit[] = [...SIGN_IN, { by: 'mail', max: 10, seconds: 600 }];

/** Limits of single calls, by path; the address's ceiling holds for all of them together. */
const callLimits: Readonly<Record<string, readonly Limit[]>> = {
  'cases/init': OPEN,
  'discuss/send/txt': SEND,
  'discuss/send/form': SEND,
  'discuss/send/qstn': SEND,
  'cases/handling': SEND,
  'login/mail/req': SIGN_IN,
  'login/mail/confirm': SIGN_IN,
  'login/cstmr': SIGN_IN,
  'contact/info': SIGN_IN,
  'captcha/init': SIGN_IN,
  'contact/send': WRITE,
};

const fieldOf = ({ body }: FastifyRequest, name: string): string =>
  typeof body === 'object' && body !== null ? String(Reflect.get(body, name) ?? '') : '';

const personOf = (request: FastifyRequest, session: Session | undefined): string =>
  session?.crUid ?? session?.hash ?? networkOf(request.ip);

/** Checks of calls, each throwing `tooMany` with the seconds to wait. */
export interface Limits {
  /** Once it is known who asks and for what. */
  call(path: string, request: FastifyRequest, session: Session | undefined): Promise<void>;
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
  const keys: Record<By, (request: FastifyRequest) => string> = {
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
  const limiters = new Map(
    Object.entries(callLimits).map(([path, limits]) => [
      path,
      limits.map(({ by, max, seconds }) =>
        app.createRateLimit({
          max: max * config.limitFactor,
          timeWindow: seconds * 1000,
          keyGenerator: keys[by],
        }),
      ),
    ]),
  );
  app.addHook('onRequest', async (request) => {
    if (!isFree(request)) await hold(ceiling, request);
  });
  return {
    async call(path, request, session) {
      const found = limiters.get(path);
      if (!found) return;
      sessions.set(request, session);
      for (const limiter of found) await hold(limiter, request);
    },
  };
}
