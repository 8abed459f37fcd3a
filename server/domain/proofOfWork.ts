import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { hasZeroBits, proofText } from '@parvis/api/proof';
import { newId } from './ids.ts';

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
const sign = (secret: Buffer, text: string): Buffer =>
  createHmac('sha256', secret).update(`captcha:${text}`).digest();

/** A challenge of its own, signed: nothing is kept of it until it is used. */
export function makeChallenge(secret: Buffer): Challenge {
  const text = `${newId()}.${Date.now() + MINUTES * 60_000}`;
  return {
    challenge: `${text}.${sign(secret, text).toString('base64url')}`,
    bits: BITS,
    seconds: MINUTES * 60,
  };
}

function isSigned(secret: Buffer, text: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  const right = sign(secret, text);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The id of a challenge that was made here, is not too old and was solved; else nothing. Whether it was used is not known here. */
export function solvedChallenge(secret: Buffer, challenge: string, solution: number): string | undefined {
  const [id = '', expires = '', signature = '', ...rest] = challenge.split('.');
  if (rest.length > 0 || !isSigned(secret, `${id}.${expires}`, signature)) return undefined;
  if (Number(expires) < Date.now()) return undefined;
  const hash = createHash('sha256').update(proofText(challenge, solution)).digest();
  return hasZeroBits(hash, BITS) ? id : undefined;
}
