import type { ownPhoneCalls, phoneDiscoveryCalls } from '@parvis/api/calls/ownPhone';
import { mobileOf } from '@parvis/questionnaire/model/values/mobile';
import { malformed } from '../../../platform/lib/refusal.ts';
import { type Handlers, personOf } from '../../context/ask.ts';
import { codeState } from '../codeState.ts';
import { confirmAddress } from '../ownAddress.ts';
import { beginDiscovery, endDiscovery } from '../phoneDiscovery.ts';
import { confirmCode } from '../signIn.ts';
import { requestCode, requestSecondCode } from '../verification.ts';
import { askerOf, knowAgain, lastsOf, stateAskerOf, told, toldOfLinked } from './codes.ts';

const givenOf = ({ rqid, code, phoneMob }: { rqid: string; code: string; phoneMob?: string | undefined }) => {
  const given = { rqid, typed: code, kind: 'sms' } as const;
  return phoneMob === undefined ? given : { ...given, to: mobileOf(phoneMob).phone ?? '' };
};

export const ownPhoneHandlers: Handlers<Omit<typeof ownPhoneCalls, 'phoneRemove'>> = {
  async loginSmsInit(ask) {
    const { services, body } = ask;
    const { phoneMob, rqid, newPhone = false, language } = body;
    const owner = newPhone ? { owner: personOf(ask).crUid } : {};
    const asker = await askerOf(ask, { language, own: newPhone, ...owner });
    if (phoneMob === undefined && rqid === undefined) throw malformed('body.phoneMob', 'missing');
    const { phone, refused } = mobileOf(phoneMob ?? '');
    if (phoneMob !== undefined && refused) return [{ smsSent: false, again: 0, numberRefused: refused }];
    const { sent, masked, ...request } =
      phone === undefined
        ? await requestSecondCode(services, 'sms', rqid ?? '', asker)
        : await requestCode(services, { address: { kind: 'sms', value: phone } }, asker);
    knowAgain(ask, asker);
    return [{ ...request, lasts: lastsOf(request.expires), smsSent: sent, maskedPhone: masked }];
  },

  async loginSmsConfirm(ask) {
    const { services, session, device, browser, body } = ask;
    const confirmation = await confirmCode(services, { ...givenOf(body), browser }, { session, device });
    return [{ ...told(ask, confirmation), ...toldOfLinked('sms', confirmation), phoneExists: false }];
  },

  async loginSmsSts(ask) {
    const of = { kind: 'sms', rqid: ask.body.rqid } as const;
    const { sent, ...state } = await codeState(ask.services, of, stateAskerOf(ask));
    return [{ ...state, smsSent: sent }];
  },

  async phoneConfirm(ask) {
    const { session, crUid } = personOf(ask);
    const person = { ...session, crUid };
    const confirmation = await confirmAddress(ask.services, givenOf(ask.body), person, ask.device);
    const phoneExists = confirmation.outcome === 'phoneExists';
    return [{ ...told(ask, confirmation), ...toldOfLinked('sms', confirmation), phoneExists }];
  },
};

const WAITING = {
  ...{ success: false, wrongCode: false, noRecord: false, triesLeft: 0, mergedAccount: false },
  ...{ belongsToCustomer: false, phoneExists: false, checkEmail: false },
};

export const phoneDiscoveryHandlers: Handlers<typeof phoneDiscoveryCalls> = {
  phoneDiscvrInitUsid: async (ask) => [await beginDiscovery(ask.services, personOf(ask).crUid)],

  async phoneDiscvrSts(ask) {
    const { session, crUid } = personOf(ask);
    const confirmation = await endDiscovery(ask.services, ask.body.usid, { ...session, crUid }, ask.device);
    if (!confirmation) return [WAITING];
    const { numberRefused } = confirmation;
    return [{ ...WAITING, ...told(ask, confirmation), ...(numberRefused && { numberRefused }) }];
  },
};
