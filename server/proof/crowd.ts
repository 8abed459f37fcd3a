import { NEWCOMERS } from '@parvis/api/limits';
import type { Proof } from '@parvis/api/proof';
import type { Config } from '../base/config.ts';
import type { Counters } from '../rateLimits/counters.ts';
import { rateLimits } from '../rateLimits/table.ts';
import type { Tx } from '../store/database.ts';
import { demandWork, growing } from './demand.ts';

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

/** Makes the count. */
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
