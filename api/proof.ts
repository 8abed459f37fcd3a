/**
 * Proof of work in place of a captcha: find a number whose SHA-256 with the challenge begins with
 * enough zero bits.
 */

/** Header of the proof that a refusal asked for (`error.work`): challenge and solution. */
export const PROOF_HEADER = 'x-parvis-proof';

export interface Proof {
  readonly challenge: string;
  readonly solution: number;
}

/** Formats a proof for the header. */
export const writeProof = ({ challenge, solution }: Proof): string => `${challenge}:${solution}`;

/** Parses the header; undefined when it has no proof. */
export function readProof(text: string): Proof | undefined {
  const [, challenge, solution] = /^([\w.-]{1,200}):(\d{1,13})$/.exec(text) ?? [];
  return challenge === undefined ? undefined : { challenge, solution: Number(solution) };
}

/** Returns the constant start of the hashed text. */
export const proofHead = (challenge: string): string => `${challenge}:`;

export const proofText = (challenge: string, solution: number): string => proofHead(challenge) + solution;

/** Whether a hash begins with so many zero bits. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let index = 0; index < whole; index += 1) if (hash[index] !== 0) return false;
  return (hash[whole] ?? 0) >> (8 - (bits & 7)) === 0;
}
