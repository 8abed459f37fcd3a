import webPush from 'web-push';
import type { Config } from '../../config/config.ts';

/** Seconds; push services allow a day. */
const TOKEN_TTL = 12 * 3_600;
const TOKEN_REUSE = 6 * 3_600;

/** Operator's contact for push services (RFC 8292, 2.1). */
export function getPushSubject({ contactMail, publicUrl, mailFrom }: Config): string {
  if (contactMail) return `mailto:${contactMail}`;
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

/** Cached per service and key. */
export function createVapidSigner(subject: string, now: () => number = Date.now) {
  const made = new Map<string, { header: string; until: number }>();
  return (endpoint: string, publicKey: string, privateKey: string): string => {
    const { origin } = new URL(endpoint);
    const name = `${origin} ${publicKey}`;
    const seconds = Math.floor(now() / 1_000);
    const known = made.get(name);
    if (known && known.until > seconds) return known.header;
    for (const [old, { until }] of made) if (until <= seconds) made.delete(old);
    const { Authorization: header } = webPush.getVapidHeaders(
      ...([origin, subject, publicKey, privateKey, 'aes128gcm', seconds + TOKEN_TTL] as const),
    );
    made.set(name, { header, until: seconds + TOKEN_REUSE });
    return header;
  };
}
