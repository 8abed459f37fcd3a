import { createHash } from 'node:crypto';
import type { Challenge } from '@parvis/api/entities/proof';
import { hasZeroBits, type Proof, proofText } from '@parvis/api/proof';
import { getDatabaseTime } from '../../lib/clock.ts';
import { createId } from '../../lib/ids.ts';
import { isValidSignature, signText } from '../../lib/signing.ts';

const CHALLENGE_MINUTES = 10;

/** About 2^bits hashes. */
export interface WorkDemand {
  purpose: string;
  bits: number;
}

export interface SolvedChallenge {
  /** Accepted once only. */
  id: string;
  bits: number;
  expires: Date;
}

/** The prefix separates these signatures from tokens of the same secret. */
const buildSignedText = (purpose: string, text: string): string => `captcha:${purpose}:${text}`;

/** Stateless. */
export function createChallenge(secret: Buffer, { purpose, bits }: WorkDemand): Challenge {
  const text = `${createId()}.${getDatabaseTime() + CHALLENGE_MINUTES * 60_000}.${bits}`;
  return {
    challenge: `${text}.${signText(secret, buildSignedText(purpose, text)).toString('base64url')}`,
    bits,
    seconds: CHALLENGE_MINUTES * 60,
  };
}

/** Undefined if invalid. */
export function verifyProof(
  secret: Buffer,
  purpose: string,
  { challenge, solution }: Proof,
): SolvedChallenge | undefined {
  const [id = '', expires = '', bits = '', signature = '', ...rest] = challenge.split('.');
  if (
    rest.length > 0 ||
    !isValidSignature(secret, buildSignedText(purpose, `${id}.${expires}.${bits}`), signature)
  )
    return undefined;
  if (Number(expires) < getDatabaseTime()) return undefined;
  const hash = createHash('sha256').update(proofText(challenge, solution)).digest();
  if (!hasZeroBits(hash, Number(bits))) return undefined;
  return { id, bits: Number(bits), expires: new Date(Number(expires)) };
}
