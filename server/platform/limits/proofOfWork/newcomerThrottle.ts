import { NEWCOMERS } from '@parvis/api/limits';
import type { Proof } from '@parvis/api/proof';
import type { Config } from '../../config/config.ts';
import type { Tx } from '../../db/database.ts';
import { spentTokens } from '../../db/schema.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Counters } from '../counters.ts';
import { createRateLimits } from '../rateLimits.ts';
import { createChallenge, verifyProof, type WorkDemand } from './proofOfWork.ts';

/** The price may rise while a client works. */
const BITS_TOLERANCE = 2;
/** Seconds, unless a limit ends earlier. */
const RETRY_AFTER = 3600;

/**
 * Accepts each proof once.
 * @throws Refusal tooMany with a challenge
 */
export async function demandWork(
  tx: Tx,
  secret: Buffer,
  work: WorkDemand,
  proof: Proof | undefined,
  retryAfter = RETRY_AFTER,
): Promise<void> {
  if (work.bits === 0) return;
  const solved = proof && verifyProof(secret, work.purpose, proof);
  if (solved && solved.bits >= work.bits - BITS_TOLERANCE) {
    const { id, expires } = solved;
    const spent = await tx
      .insert(spentTokens)
      .values({ jti: `proof:${id}`, expires })
      .onConflictDoNothing()
      .returning();
    if (spent.length > 0) return;
  }
  throw new Refusal('tooMany', { retryAfter, work: createChallenge(secret, work) });
}

/** 0 up to `free`, then `first`, plus one per doubling. */
export function calculateBits(
  count: number,
  { free, first, most }: { free: number; first: number; most: number },
): number {
  if (count < free) return 0;
  return Math.min(most, first + Math.floor(Math.log2((count + 1) / Math.max(free, 1))));
}

/** A phone solves it while a page opens: a stadium shares an address. */
const NEWCOMER_BITS = { first: 12, most: 16 } as const;

/** Limits new anonymous sessions per IP prefix. */
export interface NewcomerThrottle {
  /** @throws Refusal tooMany with a challenge */
  admit(tx: Tx, network: string, proof: Proof | undefined): Promise<void>;
  countRefused(network: string): void;
}

export function createNewcomerThrottle(counters: Counters, secret: Buffer, config: Config): NewcomerThrottle {
  const { points, seconds } = createRateLimits(config).newcomersOfPrefix;
  const newcomers = counters.createCounter('newcomers', { seconds, max: points });
  return {
    async admit(tx, network, proof) {
      const bits = calculateBits((await newcomers.read(network)).count, { ...NEWCOMER_BITS, free: points });
      await demandWork(tx, secret, { purpose: `crowd:${network}`, bits }, proof);
      newcomers.addNow(network);
    },
    countRefused: (network) => void newcomers.addNow(network, NEWCOMERS.refused),
  };
}
