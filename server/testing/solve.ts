import { hash } from 'node:crypto';
import { hasZeroBits, proofHead } from '@parvis/api/proof';

export function solve({ challenge, bits }: { challenge: string; bits: number }): number {
  const head = proofHead(challenge);
  const zeros = '0'.repeat(bits >> 2);
  for (let solution = 0; ; solution += 1) {
    const found = hash('sha256', head + solution, 'hex');
    if (found.startsWith(zeros) && hasZeroBits(Buffer.from(found, 'hex'), bits)) return solution;
  }
}
