import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 128 bits, URL-safe. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** So that a stolen database opens no session. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const pick = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** Without ambiguous letters: `4F7K`. */
export const newCaseNumber = (length: number): string => pick('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', length);

const CODE_SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const SENT_CODE = 10;

/** Too long to be guessed; nobody types it. */
export const newSentCode = (): string => pick(CODE_SIGNS, SENT_CODE);

export const newQrid = (): string => pick(CODE_SIGNS, 8);

/** 5 of 32 symbols, without l, o, 0 and 1 (specification 5). */
export const newCode = (): string => pick(CODE_SIGNS, 5);
