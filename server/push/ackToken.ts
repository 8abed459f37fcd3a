import { timingSafeEqual } from 'node:crypto';
import { signatureOf } from '../base/signing.ts';

/** Letters of a token: 132 bits, which nobody hits by trying, and few of the bytes that a notification has. */
const LENGTH = 22;

/** With which whoever was pushed a notification tells what became of it: made anew each time, and kept nowhere. */
export const ackToken = (secret: Buffer, id: string): string =>
  signatureOf(secret, `push:${id}`).toString('base64url').slice(0, LENGTH);

/** Whether a token is that of a notification. */
export function isAckToken(secret: Buffer, id: string, given: string): boolean {
  const [right, bytes] = [Buffer.from(ackToken(secret, id)), Buffer.from(given)];
  return bytes.length === right.length && timingSafeEqual(bytes, right);
}
