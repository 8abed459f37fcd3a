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

/** A verification code: 5 of 32 symbols, without l, o, 0 and 1 (specification 5). */
export const newCode = (): string => pick('abcdefghijkmnpqrstuvwxyz23456789', 5);
