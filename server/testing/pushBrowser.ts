import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { Notification, PushSubscriptionGiven } from '@parvis/api/entities/notification';

/** Bytes of the header of an encrypted message before the sender's key: salt, record size, length of the key. */
const SALT = 16;
const HEAD = SALT + 4 + 1;
/** What closes an encrypted message: it was not changed on the way. */
const TAG = 16;

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser that is pushed to: its keys, and what reached it. */
export interface PushBrowser {
  /** As it writes its subscription itself. */
  readonly given: PushSubscriptionGiven;
  /** Reads what was encrypted for it (RFC 8291, RFC 8188). @throws Error where it was not */
  read(body: Buffer): Notification;
}

const wrong = (why: string): Error => new Error(`No message for this browser: ${why}.`);

function decrypted(body: Buffer, own: ECDH, auth: Buffer): string {
  const length = body[HEAD - 1] ?? 0;
  const [salt, sender, sealed] = [
    body.subarray(0, SALT),
    body.subarray(HEAD, HEAD + length),
    body.subarray(HEAD + length),
  ];
  if (length !== 65 || sealed.length <= TAG) throw wrong('its header is none');
  if (sealed.length > body.readUInt32BE(SALT)) throw wrong('it has several records');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const shared = derive(own.computeSecret(sender), auth, info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw wrong('its padding is none');
  return padded.subarray(0, end).toString('utf8');
}

/** A browser that subscribed at an address. @param publicKey the key of the server that it subscribed with, where that is told */
export function pushBrowser(endpoint: string, publicKey?: string): PushBrowser {
  const own = createECDH('prime256v1');
  const auth = randomBytes(16);
  const keys = { p256dh: own.generateKeys('base64url'), auth: auth.toString('base64url') };
  return {
    given: { endpoint, expirationTime: null, keys, ...(publicKey !== undefined && { publicKey }) },
    read: (body) => JSON.parse(decrypted(body, own, auth)) as Notification,
  };
}
