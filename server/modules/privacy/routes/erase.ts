import type { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import type { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import type { sessionCalls } from '@parvis/api/calls/session';
import { type Handlers, personOf, sessionOf } from '../../context/ask.ts';
import { rootOf } from '../../identity/sessions.ts';
import { eraseAll, eraseCookies } from '../erase/eraseAll.ts';
import { removeAddress } from '../erase/removeAddress.ts';

export const eraseHandlers: Handlers<
  Pick<typeof sessionCalls, 'userEraseCookies' | 'userEraseAll'> &
    Pick<typeof ownAddressCalls, 'mailRemove'> &
    Pick<typeof ownPhoneCalls, 'phoneRemove'>
> = {
  async userEraseCookies(ask) {
    await eraseCookies(ask.services, { hash: rootOf(sessionOf(ask)), device: ask.device });
    ask.clearDevice();
    return [{ success: true }];
  },

  async userEraseAll(ask) {
    const session = sessionOf(ask);
    await eraseAll(ask.services, session.crUid ?? undefined, { hash: rootOf(session), device: ask.device });
    ask.clearDevice();
    return [{ success: true }];
  },

  async mailRemove(ask) {
    const success = await removeAddress(ask.services, personOf(ask).session, 'mail');
    return [{ success, belongsToCustomer: !success }];
  },

  async phoneRemove(ask) {
    const success = await removeAddress(ask.services, personOf(ask).session, 'sms');
    return [{ success, belongsToCustomer: !success }];
  },
};
