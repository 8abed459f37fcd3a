import type { notifCalls } from '@parvis/api/calls/notif';
import { newestPushKey } from '../../../platform/delivery/push/keys.ts';
import { type Handlers, personOf, sessionOf } from '../../context/ask.ts';
import { acknowledge } from '../push/acknowledge.ts';
import { registerPush, unsubscribePush } from '../push/register.ts';

export const notifHandlers: Handlers<typeof notifCalls> = {
  notifVapid: async ({ services }) => [{ publicKey: await newestPushKey(services.db) }],

  async notifRegister(ask) {
    const { session, crUid } = personOf(ask);
    const registering = { hash: session.hash, crUid, origin: await ask.origin() };
    return registerPush(ask.services, registering, ask.body);
  },

  async notifUnsubscribe(ask) {
    await unsubscribePush(ask.services, sessionOf(ask).hash);
    return [{ success: true }];
  },

  async notifAck({ services, body }) {
    await acknowledge(services, body.acks);
    return [{ success: true }];
  },
};
