import { createHash } from 'node:crypto';
import { hasZeroBits, proofText } from '@parvis/api/proof';

/** The solution of a challenge, found as fast as Node can. */
export function solve({ challenge, bits }: { challenge: string; bits: number }): number {
  let solution = 0;
  while (!hasZeroBits(createHash('sha256').update(proofText(challenge, solution)).digest(), bits))
    solution += 1;
  return solution;
}
