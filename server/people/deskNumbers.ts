import { timingSafeEqual } from 'node:crypto';
import { signatureOf } from '../base/signing.ts';

/** The number that a desk shows, and those of which a person chooses it on their phone. */
export interface DeskNumbers {
  readonly right: string;
  readonly choices: readonly string[];
}

/** How many numbers a phone offers. */
const CHOICES = 3;
/** Two digits, the first one not 0: what is said and read without doubt. */
const LOWEST = 10;
const HOW_MANY = 90;

/**
 * The numbers of a request, made of its name and the server's secret alone: nothing of them is stored, and whoever reads the database
 * cannot make them.
 */
export function numbersOf(secret: Buffer, request: string): DeskNumbers {
  const numbers = new Set<string>();
  for (let turn = 0; numbers.size < CHOICES; turn += 1) {
    const drawn = signatureOf(secret, `desk:${turn}:${request}`).readUInt32BE(0);
    numbers.add(String(LOWEST + (drawn % HOW_MANY)));
  }
  const [right = ''] = numbers;
  return { right, choices: [...numbers].sort() };
}

/** Whether a number is the right one; takes a time that does not tell how far it is. */
export function isRight({ right }: DeskNumbers, chosen: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(chosen)];
  return one.length === other.length && timingSafeEqual(one, other);
}
