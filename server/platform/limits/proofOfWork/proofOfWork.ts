import { createHash } from 'node:crypto';
import type { Challenge } from '@parvis/api/entities/proof';
import { hasZeroBits, type Proof, proofText } from '@parvis/api/proof';
import { timeNow } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { isSignature, signatureOf } from '../../lib/signing.ts';

const MINUTES = 10;

/** Purpose and difficulty of work: about 2^bits hashes. */
export interface Work {
  purpose: string;
  bits: number;
}

export interface Solved {
  /** Challenge id; the caller must accept it once only. */
  id: string;
  bits: number;
  expires: Date;
}

/** The prefix separates these signatures from tokens signed by the same secret. */
const signed = (purpose: string, text: string): string => `captcha:${purpose}:${text}`;

/** Stateless. */
export function makeChallenge(secret: Buffer, { purpose, bits }: Work): Challenge {
  const text = `${newId()}.${timeNow() + MINUTES * 60_000}.${bits}`;
  return {
    challenge: `${text}.${signatureOf(secret, signed(purpose, text)).toString('base64url')}`,
    bits,
    seconds: MINUTES * 60,
  };
}

/** Undefined if invalid. */
export function solvedChallenge(
  secret: Buffer,
  purpose: string,
  { challenge, solution }: Proof,
): Solved | undefined {
  const [id = '', expires = '', bits = '', signature = '', ...rest] = challenge.split('.');
  if (rest.length > 0 || !isSignature(secret, signed(purpose, `${id}.${expires}.${bits}`), signature))
    return undefined;
  if (Number(expires) < timeNow()) return undefined;
  const hash = createHash('sha256').update(proofText(challenge, solution)).digest();
  if (!hasZeroBits(hash, Number(bits))) return undefined;
  return { id, bits: Number(bits), expires: new Date(Number(expires)) };
}
