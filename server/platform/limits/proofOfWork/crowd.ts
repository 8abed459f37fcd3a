import { NEWCOMERS } from '@parvis/api/limits';
import type { Proof } from '@parvis/api/proof';
import type { Config } from '../../config/config.ts';
import type { Tx } from '../../db/database.ts';
import { spentTokens } from '../../db/schema.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Counters } from '../counters.ts';
import { rateLimits } from '../table.ts';
import { makeChallenge, solvedChallenge, type Work } from './proofOfWork.ts';

/** How many bits fewer than are asked for now are taken too: others may have asked while somebody was working. */
const GROWN_MEANWHILE = 2;
/** What who does no work is told to wait unless a limit ends before, seconds. */
const WAIT = 3600;

/**
 * Lets pass who did the work, each proof once; no bits are no work.
 * @throws Refusal tooMany with the work to do
 */
export async function demandWork(
  tx: Tx,
  secret: Buffer,
  work: Work,
  proof: Proof | undefined,
  retryAfter = WAIT,
): Promise<void> {
  if (work.bits === 0) return;
  const solved = proof && solvedChallenge(secret, work.purpose, proof);
  if (solved && solved.bits >= work.bits - GROWN_MEANWHILE) {
    const { id, expires } = solved;
    const spent = await tx
      .insert(spentTokens)
      .values({ jti: `proof:${id}`, expires })
      .onConflictDoNothing()
      .returning();
    if (spent.length > 0) return;
  }
  throw new Refusal('tooMany', { retryAfter, work: makeChallenge(secret, work) });
}

/** Bits for `count` of something of which `free` cost nothing: `first` for the next, one more each time it doubles. */
export function growing(
  count: number,
  { free, first, most }: { free: number; first: number; most: number },
): number {
  if (count < free) return 0;
  return Math.min(most, first + Math.floor(Math.log2((count + 1) / Math.max(free, 1))));
}

/**
 * What another newcomer by a line costs: nothing for the first of them, then so little that a phone does it within
 * the time a page takes to open. The guests of a stadium share an address.
 */
const COST = { first: 12, most: 16 } as const;

/** Newcomers by line (`lineOf`): sessions and identities that nobody is known behind. */
export interface Crowd {
  /**
   * Counts somebody new, who works for it where many come by one line.
   * @throws Refusal tooMany with the work to do
   */
  enter(tx: Tx, line: string, proof: Proof | undefined): Promise<void>;
  /** Counts what made no sense. */
  refused(line: string): void;
}

export function createCrowd(counters: Counters, secret: Buffer, config: Config): Crowd {
  const { points, seconds } = rateLimits(config).newcomersOfLine;
  const newcomers = counters.of('newcomers', { seconds, max: points });
  return {
    async enter(tx, line, proof) {
      const bits = growing((await newcomers.read(line)).count, { ...COST, free: points });
      await demandWork(tx, secret, { purpose: `crowd:${line}`, bits }, proof);
      newcomers.addNow(line);
    },
    refused: (line) => void newcomers.addNow(line, NEWCOMERS.refused),
  };
}
