import type { Proof } from '@parvis/api/proof';
import { Refusal } from '../base/refusal.ts';
import type { Tx } from '../store/database.ts';
import { spentTokens } from '../store/schema.ts';
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
