import type { PushSubscriptionGiven } from '@parvis/api/entities/notification';
import { writtenKey } from './serverKey.ts';

/** What the server is told of a subscription. @param content whether words of messages are shown; as before where it is left out */
export const givenOf = (subscription: PushSubscription, content?: boolean): PushSubscriptionGiven => {
  const { applicationServerKey } = subscription.options;
  return {
    ...(subscription.toJSON() as Pick<PushSubscriptionGiven, 'endpoint' | 'keys'>),
    ...(applicationServerKey && { publicKey: writtenKey(applicationServerKey) }),
    ...(content !== undefined && { content }),
  };
};
