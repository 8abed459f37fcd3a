import type { PushSubscriptionGiven } from '@parvis/api/entities/notification';
import { encodeKey } from './serverKey.ts';

/** @param content show message texts; unchanged if omitted */
export const toSubscriptionBody = (
  subscription: PushSubscription,
  content?: boolean,
): PushSubscriptionGiven => {
  const { applicationServerKey } = subscription.options;
  return {
    ...(subscription.toJSON() as Pick<PushSubscriptionGiven, 'endpoint' | 'keys'>),
    ...(applicationServerKey && { publicKey: encodeKey(applicationServerKey) }),
    ...(content !== undefined && { content }),
  };
};
