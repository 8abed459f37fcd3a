import type { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { removeAddress } from '../leaving/removeAddress.ts';
import { confirmAddress } from '../people/ownAddress.ts';
import { type Handlers, personOf } from './ask.ts';
import { askerOf, mailCode, told, toldOfLinked } from './codes.ts';

export const ownAddressHandlers: Handlers<typeof ownAddressCalls> = {
  async mailVerifInit(ask) {
    const { language } = ask.body;
    return mailCode(ask, await askerOf(ask, { language, own: true, owner: personOf(ask).crUid }));
  },

  async mailVerifCode(ask) {
    const { rqid, code } = ask.body;
    const { session, crUid } = personOf(ask);
    const given = { rqid, typed: code, kind: 'mail' } as const;
    const confirmation = await confirmAddress(ask.services, given, { ...session, crUid }, ask.device);
    const mailExists = confirmation.outcome === 'mailExists' || confirmation.outcome === 'phoneExists';
    return [{ ...told(ask, confirmation), ...toldOfLinked('mail', confirmation), mailExists }];
  },

  async mailRemove(ask) {
    const success = await removeAddress(ask.services, personOf(ask).session, 'mail');
    return [{ success, belongsToCustomer: !success }];
  },
};
