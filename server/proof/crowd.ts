import { NEWCOMERS } from '@parvis/api/limits';
import type { Proof } from '@parvis/api/proof';
import type { Counts } from '../counts/counts.ts';
import type { Tx } from '../store/database.ts';
import { demandWork, growing } from './demand.ts';

/**
 * What another newcomer by a line costs: nothing for the first of them, then so little that a phone does it within
 * the time a page takes to open. The guests of a stadium share an address.
 */
const COST = { free: NEWCOMERS.free, first: 12, most: 16 } as const;

/**
 * Newcomers by line (`lineOf`): sessions and identities that nobody is known behind. Neighbours on one line pay a little work, and
 * are not shut out. They count for all servers together.
 */
export interface Crowd {
  /**
   * Counts somebody new, who works for it where many come by one line.
   * @throws Refusal tooMany with the work to do
   */
  enter(tx: Tx, line: string, proof: Proof | undefined): Promise<void>;
  /** Counts what made no sense. */
  refused(line: string): void;
}

/** Makes the count; `factor` times as many are free, for measurements. */
export function createCrowd(counts: Counts, secret: Buffer, factor: number): Crowd {
  const cost = { ...COST, free: COST.free * factor };
  const newcomers = counts.of('newcomers', { seconds: NEWCOMERS.seconds, max: cost.free });
  return {
    async enter(tx, line, proof) {
      const bits = growing((await newcomers.look(line)).count, cost);
      await demandWork(tx, secret, { purpose: `crowd:${line}`, bits }, proof);
      newcomers.addAtOnce(line);
    },
    refused: (line) => void newcomers.addAtOnce(line, NEWCOMERS.refused),
  };
}
