import type { notifCalls } from '@parvis/api/calls/notif';
import { getNewestPushKey } from '../../../platform/delivery/push/pushKeys.ts';
import { type Handlers, requirePerson, requireSession } from '../../context/requestContext.ts';
import { storeAcknowledgements } from '../push/acknowledge.ts';
import { registerPush, unsubscribePush } from '../push/register.ts';

export const notifHandlers: Handlers<typeof notifCalls> = {
  notifVapid: async ({ context }) => [{ publicKey: await getNewestPushKey(context.db) }],

  async notifRegister(request) {
    const { session, crUid } = requirePerson(request);
    const registering = { hash: session.hash, crUid, origin: await request.resolveOrigin() };
    return registerPush(request.context, registering, request.body);
  },

  async notifUnsubscribe(request) {
    await unsubscribePush(request.context, requireSession(request).hash);
    return [{ success: true }];
  },

  async notifAck({ context, body }) {
    await storeAcknowledgements(context, body.acks);
    return [{ success: true }];
  },
};
