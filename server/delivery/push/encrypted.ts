import webPush from 'web-push';
import type { PushRequest } from './wire.ts';

/** What a browser gave to be pushed to. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** How a push service is to treat a message. */
export interface PushTerms {
  readonly urgency: 'very-low' | 'low' | 'normal' | 'high';
  readonly topic: string;
  /** Seconds for which it is kept for a browser that is away. */
  readonly ttl: number;
  /** Says who sends. */
  readonly authorization: string;
}

/**
 * A message that nobody but its browser can read (RFC 8291), on its way to a push service.
 * @throws Error where the keys of the browser are none
 */
export function encrypted(target: PushTarget, payload: string, terms: PushTerms): PushRequest {
  const { endpoint, p256dh, auth } = target;
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    ...{ TTL: terms.ttl, urgency: terms.urgency, topic: terms.topic },
    headers: { Authorization: terms.authorization },
  });
  return { endpoint, headers: headers as Record<string, string | number>, body };
}

/** Whether a browser's keys are keys: what is on no curve can be encrypted for by nobody. */
export function areKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  try {
    webPush.encrypt(p256dh, auth, 'words', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}
