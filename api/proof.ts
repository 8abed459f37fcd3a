/** Proof of work in place of a captcha: find a number whose SHA-256 with the challenge begins with enough zero bits. */

/**
 * The header by which a call brings the proof that it was refused for the want of (`error.work`): challenge and solution.
 */
export const PROOF_HEADER = 'x-parvis-proof';

/** A challenge with its solution. */
export interface Proof {
  readonly challenge: string;
  readonly solution: number;
}

/** A proof as the header carries it. */
export const writeProof = ({ challenge, solution }: Proof): string => `${challenge}:${solution}`;

/** The proof that a header carries; nothing when it carries none. */
export function readProof(text: string): Proof | undefined {
  const [, challenge, solution] = /^([\w.-]{1,200}):(\d{1,13})$/.exec(text) ?? [];
  return challenge === undefined ? undefined : { challenge, solution: Number(solution) };
}

/** What is hashed begins so, whatever number is tried. */
export const proofHead = (challenge: string): string => `${challenge}:`;

/** What is hashed for a solution. */
export const proofText = (challenge: string, solution: number): string => proofHead(challenge) + solution;

/** Whether a hash begins with so many zero bits. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let index = 0; index < whole; index += 1) if (hash[index] !== 0) return false;
  return (hash[whole] ?? 0) >> (8 - (bits & 7)) === 0;
}
