import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { ACKS_MAX } from '../constants.ts';
import { doneSchema } from '../entities/basics.ts';
import { ackSchema, pushSubscriptionSchema } from '../entities/notification.ts';

/** News that are pushed to a device while nobody looks at the page. */
export const notifCalls = {
  notifVapid: publicCall({
    path: 'notif/vapid',
    method: 'GET',
    who: 'session',
    limit: 'ceiling',
    summary: 'The public key with which a browser subscribes to pushed news (RFC 8292).',
    body: null,
    answer: z.array(z.object({ publicKey: z.string() })),
  }),
  notifRegister: publicCall({
    path: 'notif/register',
    method: 'POST',
    who: 'identity',
    limit: 'send',
    summary:
      'Pushes news of the caller to this browser from now on, and to whoever was pushed to there no more. Given again it changes nothing but what it says.',
    body: pushSubscriptionSchema,
    answer: z.array(
      z.object({
        /** Pushes go there. */
        success: z.boolean(),
        /** The key that it was made with is not the newest: subscribe anew with `publicKey`. With `success` it serves until then. */
        staleKey: z.boolean(),
        publicKey: z.string(),
        content: z.boolean(),
      }),
    ),
  }),
  notifUnsubscribe: publicCall({
    path: 'notif/unsubscribe',
    method: 'POST',
    who: 'session',
    limit: 'ceiling',
    summary: 'Pushes nothing to this browser any more; where nothing was, that is so already.',
    body: null,
    answer: doneSchema,
  }),
  notifAck: publicCall({
    path: 'notif/ack',
    method: 'POST',
    who: 'anyone',
    limit: 'ceiling',
    summary: 'Notes what became of notifications on a device: for its worker, which has no session.',
    body: z.object({ acks: z.array(ackSchema).check(z.maxLength(ACKS_MAX)) }),
    answer: doneSchema,
  }),
} as const;
