import { SENSELESS } from '@parvis/api/limits';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import type { Session } from '../modules/context/session.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { findDeviceKey } from '../platform/limits/knownDevice.ts';
import { demandWork } from '../platform/limits/proofOfWork/newcomerThrottle.ts';
import { calculatePrice, createRateLimits } from '../platform/limits/rateLimits.ts';
import { readField, readProofHeader } from './bodyFields.ts';
import { getIpPrefix } from './clientNetwork.ts';
import { readDeviceCookie } from './cookies.ts';

/** @throws Refusal tooMany */
export function refuseTooMany(seconds: number): never {
  throw new Refusal('tooMany', { retryAfter: Math.max(1, seconds) });
}

const readQrid = (request: FastifyRequest): string => readField(request, 'qrid');

/** Limits the reports of a code, and of each device or IP prefix at it; counts those that made no sense. */
export function createCodeLimit(
  { config, counters, db, secret }: Pick<AppContext, 'config' | 'counters' | 'db' | 'secret'>,
  name: string,
) {
  const { reportsOfCode } = createRateLimits(config);
  const { seconds, points: max } = reportsOfCode;
  const counter = counters.createCounter(`${name}:code`, { seconds, max });
  const byLine = counters.createCounter(`${name}:line`, { seconds, max });
  const senselessMax = SENSELESS.max * config.limitFactor;
  const senseless = counters.createCounter('senseless', { seconds: SENSELESS.seconds, max: senselessMax });
  const lines = new WeakMap<FastifyRequest, string>();
  const buildKey = (request: FastifyRequest, line: string) => `${readQrid(request)}:${line}`;
  return {
    /** @throws Refusal tooMany */
    async check(request: FastifyRequest, session: Session | undefined): Promise<void> {
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
    },
    countStored(request: FastifyRequest): void {
      counter.addNow(readQrid(request));
      byLine.addNow(buildKey(request, lines.get(request) ?? getIpPrefix(request.ip)));
    },
    countSenseless(session: Session): void {
      senseless.addNow(session.hash);
    },
  };
}
