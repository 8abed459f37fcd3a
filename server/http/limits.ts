import type { Call } from '@parvis/api/call';
import { type CountedBy, type Limit, limits, SENSELESS } from '@parvis/api/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../base/refusal.ts';
import type { Counted, Counter } from '../counts/counts.ts';
import { isKnownDevice } from '../people/knownDevices.ts';
import type { Session } from '../people/sessions.ts';
import type { Services } from '../services/services.ts';
import { addressIn, fieldOf } from './bodyFields.ts';
import { readDeviceCookie } from './cookies.ts';
import { lineOf, networkOf } from './network.ts';

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

/** What is limited: its limits, and a name of its own to count by. */
type Limited = Pick<Call, 'limit' | 'path'>;

/** The limits of single calls. */
export interface Limits {
  /** Makes the limits of a call, or of an address that is read, by its row. */
  of(call: Limited): CallLimits;
}

const nameOf = (session: Session | undefined): string => session?.hash ?? '';

/** @throws Refusal tooMany */
function refuse(seconds: number): never {
  throw new Refusal('tooMany', { retryAfter: Math.max(1, seconds) });
}

/** How many calls are taken from whoever is counted, and who is taken beyond. */
interface Held {
  readonly counter: Counter;
  readonly max: number;
  readonly keyOf: (request: FastifyRequest) => string;
  readonly passes: ((request: FastifyRequest) => Promise<boolean>) | undefined;
}

/** Counts a request, and refuses it beyond the limit unless it `passes`. */
async function hold({ counter, max, keyOf, passes }: Held, request: FastifyRequest): Promise<void> {
  const { count, left } = await counter.add(keyOf(request));
  if (count > max && !(await passes?.(request))) refuse(left);
}

const CEILING_SECONDS = 60;

/**
 * Makes the limits, which hold for all servers together. The ceiling of the address holds for every request that comes in from here
 * on, before anything is looked up, and waits for nobody; only what is `isFree` goes past it.
 */
export function createLimits(
  app: FastifyInstance,
  { config, counts, crowd, db }: Pick<Services, 'config' | 'counts' | 'crowd' | 'db'>,
  isFree: (request: FastifyRequest) => boolean,
): Limits {
  const sessions = new WeakMap<FastifyRequest, Session | undefined>();
  const most = SENSELESS.max * config.limitFactor;
  const senseless = counts.of('senseless', { seconds: SENSELESS.seconds, max: most });
  const refuseBeyond = (max: number, { count, left }: Counted): void => {
    if (count >= max) refuse(left);
  };
  const keys: Record<CountedBy, (request: FastifyRequest) => string> = {
    person: (request) => personOf(request, sessions.get(request)),
    code: (request) => fieldOf(request, 'qrid'),
    mail: (request) => fieldOf(request, 'mail').trim().toLowerCase(),
    request: (request) => fieldOf(request, 'rqid'),
    desk: (request) => fieldOf(request, 'desk') || networkOf(request.ip),
    address: (request) => networkOf(request.ip),
  };
  const max = config.addressCeiling;
  const ceiling = counts.of('ceiling', { seconds: CEILING_SECONDS, max });
  app.addHook('onRequest', async (request) => {
    if (isFree(request)) return;
    const { count, left } = ceiling.addAtOnce(keys.address(request));
    if (count > max) refuse(left);
  });
  const isKnown = async (request: FastifyRequest): Promise<boolean> => {
    const device = readDeviceCookie(request, config);
    const address = addressIn(request);
    return address !== undefined && device !== undefined && (await isKnownDevice(db, device, address));
  };
  /** Each call counts by itself. */
  const heldOf = (call: Limited, { by, max, seconds, knownDevices }: Limit): Held => ({
    counter: counts.of(`${call.limit}:${call.path}:${by}`, { seconds, max: max * config.limitFactor }),
    max: max * config.limitFactor,
    keyOf: keys[by],
    passes: knownDevices && isKnown,
  });
  return {
    of(call) {
      const all: readonly Limit[] = limits[call.limit];
      const held = all.filter(({ by }) => by !== 'code').map((limit) => heldOf(call, limit));
      const ofCodes = all.filter(({ by }) => by === 'code').map((limit) => heldOf(call, limit));
      return {
        async check(request, session) {
          sessions.set(request, session);
          for (const one of held) await hold(one, request);
          if (ofCodes.length === 0) return;
          // Asked at once, so that they are one question.
          const [nonsense, ...found] = await Promise.all([
            senseless.look(nameOf(session)),
            ...ofCodes.map(({ counter, keyOf }) => counter.look(keyOf(request))),
          ]);
          for (const [at, counted] of found.entries()) refuseBeyond(ofCodes[at]?.max ?? 0, counted);
          refuseBeyond(most, nonsense);
        },
        stored(request) {
          for (const { counter, keyOf } of ofCodes) counter.addAtOnce(keyOf(request));
        },
        refused(request, session) {
          if (ofCodes.length === 0) return;
          if (session) senseless.addAtOnce(nameOf(session));
          crowd.refused(lineOf(request.ip));
        },
      };
    },
  };
}
