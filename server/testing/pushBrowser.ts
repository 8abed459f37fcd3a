import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { Notification, PushSubscriptionGiven } from '@parvis/api/entities/notification';

/** Salt, record size, key length. */
const SALT = 16;
const HEAD = SALT + 4 + 1;
/** Authentication. */
const TAG = 16;

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

export interface PushBrowser {
  readonly given: PushSubscriptionGiven;
  /** RFC 8291, RFC 8188. @throws Error */
  read(body: Buffer): Notification;
}

const createDecryptError = (why: string): Error => new Error(`No message for this browser: ${why}.`);

function decryptMessage(body: Buffer, own: ECDH, auth: Buffer): string {
  const length = body[HEAD - 1] ?? 0;
  const [salt, sender, sealed] = [
    body.subarray(0, SALT),
    body.subarray(HEAD, HEAD + length),
    body.subarray(HEAD + length),
  ];
  if (length !== 65 || sealed.length <= TAG) throw createDecryptError('its header is none');
  if (sealed.length > body.readUInt32BE(SALT)) throw createDecryptError('it has several records');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const shared = derive(own.computeSecret(sender), auth, info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw createDecryptError('its padding is none');
  return padded.subarray(0, end).toString('utf8');
}

export function createPushBrowser(endpoint: string, publicKey?: string): PushBrowser {
  const own = createECDH('prime256v1');
  const auth = randomBytes(16);
  const keys = { p256dh: own.generateKeys('base64url'), auth: auth.toString('base64url') };
  return {
    given: { endpoint, expirationTime: null, keys, ...(publicKey !== undefined && { publicKey }) },
    read: (body) => JSON.parse(decryptMessage(body, own, auth)) as Notification,
  };
}
