import type { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { removeAddress } from '../leaving/removeAddress.ts';
import { confirmAddress } from '../people/ownAddress.ts';
import { requestCode } from '../people/verification.ts';
import { type Handlers, personOf } from './ask.ts';

/** The address of a person. */
export const ownAddressHandlers: Handlers<typeof ownAddressCalls> = {
  async mailVerifInit(ask) {
    const { services, body, origin, locale, line, device, proof } = ask;
    const { session, crUid } = personOf(ask);
    const { host } = new URL(origin);
    const { language = locale } = body;
    const asker = { host, locale: language, session, network: line, device, proof };
    return [await requestCode(services, body.mail, { ...asker, own: true, owner: crUid })];
  },

  async mailVerifCode(ask) {
    const { rqid, code } = ask.body;
    const { session, crUid } = personOf(ask);
    const person = { ...session, crUid };
    const given = await confirmAddress(ask.services, rqid, code, person, ask.device);
    const { outcome, triesLeft, mergedAccount, token, device } = given;
    if (device) ask.setDevice(device);
    if (token) ask.setCookie(token);
    return [
      {
        success: outcome === 'success',
        wrongCode: outcome === 'wrongCode',
        noRecord: outcome === 'noRecord',
        mailExists: outcome === 'mailExists',
        belongsToCustomer: outcome === 'belongsToCustomer',
        triesLeft,
        mergedAccount,
      },
    ];
  },

  async mailRemove(ask) {
    const success = await removeAddress(ask.services, personOf(ask).session);
    return [{ success, belongsToCustomer: !success }];
  },
};
