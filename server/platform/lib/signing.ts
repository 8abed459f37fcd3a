import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256. Prefix the text with a purpose if the secret has several. */
export const signText = (secret: Buffer, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/** In constant time. */
export function isValidSignature(secret: Buffer, text: string, given: string): boolean {
  const [right, bytes] = [signText(secret, text), Buffer.from(given, 'base64url')];
  return bytes.length === right.length && timingSafeEqual(bytes, right);
}
