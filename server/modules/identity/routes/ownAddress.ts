import type { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { type Handlers, personOf } from '../../context/ask.ts';
import { confirmAddress } from '../ownAddress.ts';
import { askerOf, mailCode, told, toldOfLinked } from './codes.ts';

export const ownAddressHandlers: Handlers<Omit<typeof ownAddressCalls, 'mailRemove'>> = {
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
};
