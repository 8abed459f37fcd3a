import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 128 bits, URL-safe. */
export const createId = (): string => randomBytes(16).toString('base64url');

/** Deterministic: repeats stay idempotent. */
export const deriveId = (id: string, purpose: string): string =>
  createHash('sha256').update(`${purpose}:${id}`).digest('base64url');

/** 256 bits. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** A stolen database opens no session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const pickLetters = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** Without ambiguous letters: `4F7K`. */
export const createCaseNumber = (length: number): string =>
  pickLetters('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', length);

const CODE_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const SMS_CODE_LENGTH = 10;

/** Not typed, so long. */
export const createSmsCode = (): string => pickLetters(CODE_ALPHABET, SMS_CODE_LENGTH);

export const createQrid = (): string => pickLetters(CODE_ALPHABET, 8);

/** Without l, o, 0 and 1 (specification 5). */
export const createVerificationCode = (): string => pickLetters(CODE_ALPHABET, 5);
