import type { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { Refusal } from '../base/refusal.ts';
import { removeAddress } from '../leaving/removeAddress.ts';
import { confirmAddress } from '../people/ownAddress.ts';
import type { Session } from '../people/sessions.ts';
import { requestCode } from '../people/verification.ts';
import { type Ask, type Handlers, sessionOf } from './ask.ts';

/** @throws Refusal unauthenticated */
function personOf(ask: Ask): Session & { crUid: string } {
  const session = sessionOf(ask);
  if (session.crUid === null) throw new Refusal('unauthenticated');
  return { ...session, crUid: session.crUid };
}

/** The address of a person. */
export const ownAddressHandlers: Handlers<typeof ownAddressCalls> = {
  async mailVerifInit(ask) {
    const { services, body, origin, locale, line, device, proof } = ask;
    const session = personOf(ask);
    const { host } = new URL(origin);
    const { language = locale } = body;
    const asker = { host, locale: language, session, network: line, device, proof };
    return [await requestCode(services, body.mail, { ...asker, own: true, owner: session.crUid })];
  },

  async mailVerifCode(ask) {
    const { rqid, code } = ask.body;
    const given = await confirmAddress(ask.services, rqid, code, personOf(ask), ask.device);
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
    const success = await removeAddress(ask.services, personOf(ask));
    return [{ success, belongsToCustomer: !success }];
  },
};
