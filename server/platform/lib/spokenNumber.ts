import { randomInt } from 'node:crypto';

/** Neither look nor sound alike in French or English. */
const ALPHABET = '23456789AFHKRUXY';
const SPOKEN_LENGTH = 6;

export const createSpokenCode = (): string =>
  Array.from({ length: SPOKEN_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** `4F7K-23A-FHK` */
export const writeSpokenNumber = (nbr: string, code: string): string =>
  [nbr, code.slice(0, SPOKEN_LENGTH / 2), code.slice(SPOKEN_LENGTH / 2)].join('-');

/** Undefined if too short. */
export function parseSpokenNumber(typed: string): { nbr: string; code: string } | undefined {
  const signs = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const nbr = signs.slice(0, -SPOKEN_LENGTH);
  return nbr.length < 3 ? undefined : { nbr, code: signs.slice(-SPOKEN_LENGTH) };
}
