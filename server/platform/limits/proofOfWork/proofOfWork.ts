import { createHash } from 'node:crypto';
import type { Challenge } from '@parvis/api/entities/proof';
import { hasZeroBits, type Proof, proofText } from '@parvis/api/proof';
import { timeNow } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { isSignature, signatureOf } from '../../lib/signing.ts';

/** How long a challenge is good for. */
const MINUTES = 10;

/** What work is for, so that it is good for nothing else, and how hard it is: about 2^bits hashes. */
export interface Work {
  purpose: string;
  bits: number;
}

export interface Solved {
  /** Names the challenge: whoever takes the proof sees to it that it is taken once. */
  id: string;
  bits: number;
  expires: Date;
}

/** The first word keeps signatures apart from those of tokens, which the same secret makes. */
const signed = (purpose: string, text: string): string => `captcha:${purpose}:${text}`;

/** A challenge of its own, signed: nothing is kept of it until it is used. */
export function makeChallenge(secret: Buffer, { purpose, bits }: Work): Challenge {
  const text = `${newId()}.${timeNow() + MINUTES * 60_000}.${bits}`;
  return {
    challenge: `${text}.${signatureOf(secret, signed(purpose, text)).toString('base64url')}`,
    bits,
    seconds: MINUTES * 60,
  };
}

/** What a proof proves: a challenge made here for this purpose, not too old, and solved; else nothing. */
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
