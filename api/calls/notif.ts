import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { ACKS_MAX } from '../constants.ts';
import { doneSchema } from '../entities/basics.ts';
import { ackSchema, pushSubscriptionSchema } from '../entities/notification.ts';

/** Push notifications of a device. */
export const notifCalls = {
  notifVapid: publicCall({
    path: 'notif/vapid',
    method: 'GET',
    who: 'session',
    limit: 'ceiling',
    answer: z.array(z.object({ publicKey: z.string() })),
  }),
  notifRegister: publicCall({
    path: 'notif/register',
    who: 'identity',
    limit: 'send',
    body: pushSubscriptionSchema,
    answer: z.array(
      z.object({
        success: z.boolean(),
        staleKey: z.boolean(),
        publicKey: z.string(),
        content: z.boolean(),
      }),
    ),
  }),
  notifUnsubscribe: publicCall({
    path: 'notif/unsubscribe',
    who: 'session',
    limit: 'ceiling',
    answer: doneSchema,
  }),
  notifAck: publicCall({
    path: 'notif/ack',
    who: 'anyone',
    limit: 'ceiling',
    body: z.object({ acks: z.array(ackSchema).check(z.maxLength(ACKS_MAX)) }),
    answer: doneSchema,
  }),
} as const;
