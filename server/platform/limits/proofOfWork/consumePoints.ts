import type { Proof } from '@parvis/api/proof';
import type { Config } from '../../config/config.ts';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { hashKey } from '../counters.ts';
import { findDeviceKey } from '../knownDevice.ts';
import { addToCounters } from '../postgresStore.ts';
import { calculateWorkBits, createRateLimits, type RateLimit, type RateLimitName } from '../rateLimits.ts';
import { demandWork } from './newcomerThrottle.ts';

export interface Consumer {
  readonly ipPrefix: string;
  /** A device with a previous sign-in has its own share. */
  readonly device: string | undefined;
  readonly proof: Proof | undefined;
}

export interface Charge {
  readonly limit: RateLimitName;
  /** Person, code or customer. */
  readonly subject: string;
  readonly points: number;
  /** Points that must remain. */
  readonly needs?: number;
}

const MAX_RETRY_AFTER = 3600;

/**
 * Rolls back with the transaction.
 * @param isBegun skips the proof of work for a continued operation
 * @throws Refusal tooMany, with a challenge if work can replace waiting
 */
export async function consumePoints(
  { config, secret }: { config: Config; secret: Buffer },
  tx: Tx,
  charges: readonly Charge[],
  { ipPrefix, device, proof }: Consumer,
  isBegun = false,
): Promise<void> {
  const table: Readonly<Record<RateLimitName, RateLimit>> = createRateLimits(config);
  const shared = charges.filter(({ limit }) => table[limit].prefixShare !== undefined);
  const buildName = ({ limit, subject }: Charge, whose = ''): string =>
    hashKey(secret, `${limit}:${subject}:${whose}`);
  const buildAdditions = (some: readonly Charge[], sign: 1 | -1, whose?: string) =>
    some.map((take) => ({
      name: buildName(take, whose),
      added: sign * take.points,
      seconds: table[take.limit].seconds,
    }));
  const first = await addToCounters(tx, [
    ...buildAdditions(charges, 1),
    ...buildAdditions(shared, 1, ipPrefix),
  ]);
  const sums = new Map(first.map((sum) => [sum.name, sum]));
  const calculatePrices = (whose: string) =>
    charges.map((take) => {
      const getUsedBefore = (name: string) => (sums.get(name)?.count ?? 0) - take.points;
      const used = { all: getUsedBefore(buildName(take)), byPrefix: getUsedBefore(buildName(take, whose)) };
      const needs = take.needs ?? take.points;
      return { take, price: needs === 0 ? 0 : calculateWorkBits(table[take.limit], used, needs) };
    });
  let prices = calculatePrices(ipPrefix);
  if (prices.some(({ price }) => price !== 0)) {
    const own = await findDeviceKey(tx, device);
    if (own !== undefined) {
      const moved = await addToCounters(tx, [
        ...buildAdditions(shared, -1, ipPrefix),
        ...buildAdditions(shared, 1, own),
      ]);
      for (const sum of moved) sums.set(sum.name, sum);
      prices = calculatePrices(own);
    }
  }
  const refused = prices.find(({ price }) => price === 'refused');
  if (refused) {
    const left = Math.ceil(sums.get(buildName(refused.take))?.left ?? MAX_RETRY_AFTER);
    throw new Refusal('tooMany', { retryAfter: Math.min(MAX_RETRY_AFTER, Math.max(1, left)) });
  }
  const bits = Math.max(0, ...prices.map(({ price }) => Number(price)));
  const purpose = charges.map(({ limit, subject: of }) => `${limit}:${of}`).join();
  if (!isBegun) await demandWork(tx, secret, { purpose, bits }, proof);
}
