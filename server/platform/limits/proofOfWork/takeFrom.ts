import type { Proof } from '@parvis/api/proof';
import type { Config } from '../../config/config.ts';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { hashKey } from '../counters.ts';
import { deviceName } from '../knownDevice.ts';
import { addToSums } from '../postgresStore.ts';
import { priceOf, type RateLimit, type RateLimitName, rateLimits } from '../table.ts';
import { demandWork } from './crowd.ts';

export interface Taker {
  readonly line: string;
  /** Device cookie; a device with a previous sign-in has a share of its own. */
  readonly device: string | undefined;
  readonly proof: Proof | undefined;
}

export interface Take {
  readonly limit: RateLimitName;
  /** Person, code or customer. */
  readonly of: string;
  readonly points: number;
  /** Points that must be left, if more will follow. */
  readonly needs?: number;
}

const WAIT_MAX = 3600;

/**
 * Points roll back with the transaction.
 * @param isBegun skips the proof of work for a continued operation
 * @throws Refusal tooMany, with a challenge if work can replace waiting
 */
export async function takeFrom(
  { config, secret }: { config: Config; secret: Buffer },
  tx: Tx,
  takes: readonly Take[],
  { line, device, proof }: Taker,
  isBegun = false,
): Promise<void> {
  const table: Readonly<Record<RateLimitName, RateLimit>> = rateLimits(config);
  const shared = takes.filter(({ limit }) => table[limit].lineShare !== undefined);
  const nameOf = ({ limit, of }: Take, whose = ''): string => hashKey(secret, `${limit}:${of}:${whose}`);
  const added = (some: readonly Take[], sign: 1 | -1, whose?: string) =>
    some.map((take) => ({
      name: nameOf(take, whose),
      added: sign * take.points,
      seconds: table[take.limit].seconds,
    }));
  const first = await addToSums(tx, [...added(takes, 1), ...added(shared, 1, line)]);
  const sums = new Map(first.map((sum) => [sum.name, sum]));
  const pricesFor = (whose: string) =>
    takes.map((take) => {
      const usedBefore = (name: string) => (sums.get(name)?.count ?? 0) - take.points;
      const used = { all: usedBefore(nameOf(take)), byLine: usedBefore(nameOf(take, whose)) };
      const needs = take.needs ?? take.points;
      return { take, price: needs === 0 ? 0 : priceOf(table[take.limit], used, needs) };
    });
  let prices = pricesFor(line);
  if (prices.some(({ price }) => price !== 0)) {
    const own = await deviceName(tx, device);
    if (own !== undefined) {
      const moved = await addToSums(tx, [...added(shared, -1, line), ...added(shared, 1, own)]);
      for (const sum of moved) sums.set(sum.name, sum);
      prices = pricesFor(own);
    }
  }
  const refused = prices.find(({ price }) => price === 'refused');
  if (refused) {
    const left = Math.ceil(sums.get(nameOf(refused.take))?.left ?? WAIT_MAX);
    throw new Refusal('tooMany', { retryAfter: Math.min(WAIT_MAX, Math.max(1, left)) });
  }
  const bits = Math.max(0, ...prices.map(({ price }) => Number(price)));
  const purpose = takes.map(({ limit, of }) => `${limit}:${of}`).join();
  if (!isBegun) await demandWork(tx, secret, { purpose, bits }, proof);
}
