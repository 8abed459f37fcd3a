import { createHash, randomBytes, randomInt } from 'node:crypto';

/** An id nobody can guess: 128 bits, URL-safe. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** The cookie of a new session: 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a cookie, so that a stolen database opens no session. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const pick = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** The short number people say to each other, without letters that are taken for others: `4F7K`. */
export const newCaseNumber = (length: number): string => pick('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', length);

const CODE_SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** How long a code is that comes in by SMS. */
const SENT_CODE = 10;

/** A code that nobody types here: so long that none is hit by trying. */
export const newSentCode = (): string => pick(CODE_SIGNS, SENT_CODE);

/** A code to hang on a wall, which people may type. */
export const newQrid = (): string => pick(CODE_SIGNS, 8);

/** A verification code: 5 of 32 symbols, without l, o, 0 and 1 (specification 5). */
export const newCode = (): string => pick(CODE_SIGNS, 5);
