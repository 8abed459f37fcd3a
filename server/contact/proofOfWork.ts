import { createHash } from 'node:crypto';
import { hasZeroBits, proofText } from '@parvis/api/proof';
import { newId } from '../base/ids.ts';
import { isSignature, signatureOf } from '../base/signing.ts';

/** How hard a challenge is: about 2^16 hashes, a second or two of a slow phone while somebody writes. */
const BITS = 16;
/** How long a challenge is good for. */
const MINUTES = 10;

/** What is solved before something may be sent without an account. */
export interface Challenge {
  challenge: string;
  bits: number;
  seconds: number;
}

/** The purpose keeps signatures apart from those of tokens, which the same secret makes. */
const purposed = (text: string): string => `captcha:${text}`;

/** A challenge of its own, signed: nothing is kept of it until it is used. */
export function makeChallenge(secret: Buffer): Challenge {
  const text = `${newId()}.${Date.now() + MINUTES * 60_000}`;
  return {
    challenge: `${text}.${signatureOf(secret, purposed(text)).toString('base64url')}`,
    bits: BITS,
    seconds: MINUTES * 60,
  };
}

/** The id of a challenge that was made here, is not too old and was solved; else nothing. Whether it was used is not known here. */
export function solvedChallenge(secret: Buffer, challenge: string, solution: number): string | undefined {
  const [id = '', expires = '', signature = '', ...rest] = challenge.split('.');
  if (rest.length > 0 || !isSignature(secret, purposed(`${id}.${expires}`), signature)) return undefined;
  if (Number(expires) < Date.now()) return undefined;
  const hash = createHash('sha256').update(proofText(challenge, solution)).digest();
  return hasZeroBits(hash, BITS) ? id : undefined;
}
