import { SENSELESS } from '@parvis/api/limits';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import type { Session } from '../modules/context/session.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { findDeviceKey } from '../platform/limits/knownDevice.ts';
import { demandWork } from '../platform/limits/proofOfWork/newcomerThrottle.ts';
import { calculateWorkBits, createRateLimits } from '../platform/limits/rateLimits.ts';
import { readField, readProofHeader } from './bodyFields.ts';
import { truncateToSlash24Or48 } from './clientNetwork.ts';
import { readDeviceCookie } from './cookies.ts';

/** @throws Refusal tooMany */
export function refuseTooMany(seconds: number): never {
  throw new Refusal('tooMany', { retryAfter: Math.max(1, seconds) });
}

const readQrid = (request: FastifyRequest): string => readField(request, 'qrid');

/** Limits reports per code, and per device or IP prefix at it; counts nonsensical ones. */
export function createCodeLimit(
  { config, counters, db, secret }: Pick<AppContext, 'config' | 'counters' | 'db' | 'secret'>,
  name: string,
) {
  const { reportsOfCode } = createRateLimits(config);
  const { seconds, points: max } = reportsOfCode;
  const counter = counters.createCounter(`${name}:code`, { seconds, max });
  const clientCounter = counters.createCounter(`${name}:line`, { seconds, max });
  const senselessMax = SENSELESS.max * config.limitFactor;
  const senselessCounter = counters.createCounter('senseless', {
    seconds: SENSELESS.seconds,
    max: senselessMax,
  });
  const countedClients = new WeakMap<FastifyRequest, string>();
  const buildKey = (request: FastifyRequest, client: string) => `${readQrid(request)}:${client}`;
  return {
    /** @throws Refusal tooMany */
    async check(request: FastifyRequest, session: Session | undefined): Promise<void> {
      const ipPrefix = truncateToSlash24Or48(request.ip);
      // Concurrent, so that they share one sync.
      const [nonsense, all, ofThisPrefix] = await Promise.all([
        senselessCounter.read(session?.hash ?? ''),
        counter.read(readQrid(request)),
        clientCounter.read(buildKey(request, ipPrefix)),
      ]);
      if (nonsense.count >= senselessMax) refuseTooMany(nonsense.left);
      countedClients.set(request, ipPrefix);
      let price = calculateWorkBits(reportsOfCode, { all: all.count, byPrefix: ofThisPrefix.count });
      const device = price === 0 ? undefined : await findDeviceKey(db, readDeviceCookie(request, config));
      if (device !== undefined) {
        countedClients.set(request, device);
        const { count } = await clientCounter.read(buildKey(request, device));
        price = calculateWorkBits(reportsOfCode, { all: all.count, byPrefix: count });
      }
      if (price === 'refused') refuseTooMany(all.left);
      const work = { purpose: `report:${readQrid(request)}`, bits: price };
      await demandWork(db, secret, work, readProofHeader(request), Math.max(1, all.left));
    },
    countStored(request: FastifyRequest): void {
      counter.addNow(readQrid(request));
      clientCounter.addNow(
        buildKey(request, countedClients.get(request) ?? truncateToSlash24Or48(request.ip)),
      );
    },
    countSenseless(session: Session): void {
      senselessCounter.addNow(session.hash);
    },
  };
}
