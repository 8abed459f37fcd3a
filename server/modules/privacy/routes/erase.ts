import type { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import type { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import type { sessionCalls } from '@parvis/api/calls/session';
import { type Handlers, requirePerson, requireSession } from '../../context/requestContext.ts';
import { getRootHash } from '../../identity/service.ts';
import { eraseAll, eraseCookies } from '../erase/erasePerson.ts';
import { removeAddress } from '../erase/removeAddress.ts';

export const eraseHandlers: Handlers<
  Pick<typeof sessionCalls, 'userEraseCookies' | 'userEraseAll'> &
    Pick<typeof ownAddressCalls, 'mailRemove'> &
    Pick<typeof ownPhoneCalls, 'phoneRemove'>
> = {
  async userEraseCookies(ask) {
    await eraseCookies(ask.context, { hash: getRootHash(requireSession(ask)), device: ask.device });
    ask.clearDeviceCookie();
    return [{ success: true }];
  },

  async userEraseAll(ask) {
    const session = requireSession(ask);
    await eraseAll(ask.context, session.crUid ?? undefined, {
      hash: getRootHash(session),
      device: ask.device,
    });
    ask.clearDeviceCookie();
    return [{ success: true }];
  },

  async mailRemove(ask) {
    const success = await removeAddress(ask.context, requirePerson(ask).session, 'mail');
    return [{ success, belongsToCustomer: !success }];
  },

  async phoneRemove(ask) {
    const success = await removeAddress(ask.context, requirePerson(ask).session, 'sms');
    return [{ success, belongsToCustomer: !success }];
  },
};
