import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature (HMAC, SHA-256). Who signs for two purposes begins the text with its purpose. */
export const signatureOf = (secret: Buffer, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/** Whether `given`, in base64url, is the signature of a text; takes a time that does not tell how far it is right. */
export function isSignature(secret: Buffer, text: string, given: string): boolean {
  const [right, bytes] = [signatureOf(secret, text), Buffer.from(given, 'base64url')];
  return bytes.length === right.length && timingSafeEqual(bytes, right);
}
