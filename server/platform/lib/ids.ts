import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Creates an unguessable, URL-safe id of 128 bits. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** Creates a session token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a session token for storage, so that a stolen database opens no session. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const pick = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** Creates a short case number without ambiguous letters: `4F7K`. */
export const newCaseNumber = (length: number): string => pick('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', length);

const CODE_SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Length of a code that arrives by SMS. */
const SENT_CODE = 10;

/** Creates a code too long to be guessed; nobody types it. */
export const newSentCode = (): string => pick(CODE_SIGNS, SENT_CODE);

/** Creates a printed code that people may type. */
export const newQrid = (): string => pick(CODE_SIGNS, 8);

/** Creates a verification code: 5 of 32 symbols, without l, o, 0 and 1 (specification 5). */
export const newCode = (): string => pick(CODE_SIGNS, 5);
