import type { ownPhoneCalls, phoneDiscoveryCalls } from '@parvis/api/calls/ownPhone';
import { mobileOf } from '@parvis/questionnaire/model/values/mobile';
import { createBadRequest } from '../../../platform/lib/refusal.ts';
import { type Handlers, requirePerson } from '../../context/requestContext.ts';
import { getCodeState } from '../codeState.ts';
import { verifyAddress } from '../ownAddress.ts';
import { finishDiscovery, startDiscovery } from '../phoneDiscovery.ts';
import { requestCode, requestSecondCode } from '../requestCode.ts';
import { signInByCode } from '../signIn.ts';
import {
  applyConfirmation,
  bindBrowser,
  buildCodeRequester,
  describeLinked,
  getLifetime,
  toCodeStateRequester,
} from './codes.ts';

const toCodeAttempt = ({
  rqid,
  code,
  phoneMob,
}: {
  rqid?: string | undefined;
  code: string;
  phoneMob?: string | undefined;
}) => {
  const attempt = { rqid, typed: code, kind: 'sms' } as const;
  return phoneMob === undefined ? attempt : { ...attempt, to: mobileOf(phoneMob).phone ?? '' };
};

export const ownPhoneHandlers: Handlers<Omit<typeof ownPhoneCalls, 'phoneRemove'>> = {
  async loginSmsInit(request) {
    const { context, body } = request;
    const { phoneMob, rqid, newPhone = false, language } = body;
    const owner = newPhone ? { owner: requirePerson(request).crUid } : {};
    const codeRequester = await buildCodeRequester(request, { language, own: newPhone, ...owner });
    if (phoneMob === undefined && rqid === undefined) throw createBadRequest('body.phoneMob', 'missing');
    const { phone, refused } = mobileOf(phoneMob ?? '');
    if (phoneMob !== undefined && refused) return [{ smsSent: false, again: 0, numberRefused: refused }];
    const { sent, masked, ...codeRequest } =
      phone === undefined
        ? await requestSecondCode(context, 'sms', rqid ?? '', codeRequester)
        : await requestCode(context, { address: { kind: 'sms', value: phone } }, codeRequester);
    bindBrowser(request, codeRequester);
    return [{ ...codeRequest, lasts: getLifetime(codeRequest.expires), smsSent: sent, maskedPhone: masked }];
  },

  async loginSmsConfirm(request) {
    const { context, session, device, browser, body } = request;
    const confirmation = await signInByCode(
      context,
      { ...toCodeAttempt(body), browser },
      { session, device },
    );
    return [
      {
        ...applyConfirmation(request, confirmation),
        ...describeLinked('sms', confirmation),
        phoneExists: false,
      },
    ];
  },

  async loginSmsSts(request) {
    const of = { kind: 'sms', rqid: request.body.rqid } as const;
    const { sent, ...state } = await getCodeState(request.context, of, toCodeStateRequester(request));
    return [{ ...state, smsSent: sent }];
  },

  async phoneConfirm(request) {
    const { session, crUid } = requirePerson(request);
    const person = { ...session, crUid };
    const confirmation = await verifyAddress(
      request.context,
      toCodeAttempt(request.body),
      person,
      request.device,
    );
    const phoneExists = confirmation.outcome === 'phoneExists';
    return [
      { ...applyConfirmation(request, confirmation), ...describeLinked('sms', confirmation), phoneExists },
    ];
  },
};

const WAITING = {
  ...{ success: false, wrongCode: false, noRecord: false, triesLeft: 0, mergedAccount: false },
  ...{ belongsToCustomer: false, phoneExists: false, checkEmail: false },
};

export const phoneDiscoveryHandlers: Handlers<typeof phoneDiscoveryCalls> = {
  phoneDiscvrInitUsid: async (request) => [
    await startDiscovery(request.context, requirePerson(request).crUid),
  ],

  async phoneDiscvrSts(request) {
    const { session, crUid } = requirePerson(request);
    const confirmation = await finishDiscovery(
      request.context,
      request.body.usid,
      { ...session, crUid },
      request.device,
    );
    if (!confirmation) return [WAITING];
    const { numberRefused } = confirmation;
    return [
      { ...WAITING, ...applyConfirmation(request, confirmation), ...(numberRefused && { numberRefused }) },
    ];
  },
};
