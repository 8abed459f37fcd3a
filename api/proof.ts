/**
 * The proof of work that stands in for a captcha (decisions): a number is looked for that, written after a challenge,
 * gives a SHA-256 hash beginning with enough zero bits. Looking takes long, checking does not. Device and server hash
 * by means of their own; what is hashed, and what counts, is said here once.
 */

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
