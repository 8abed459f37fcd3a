import type { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { createBadRequest } from '../../../platform/lib/refusal.ts';
import { type Handlers, requirePerson } from '../../context/requestContext.ts';
import { verifyAddress } from '../ownAddress.ts';
import { applyConfirmation, buildCodeRequester, describeLinked, sendCodeMail } from './codes.ts';

export const ownAddressHandlers: Handlers<Omit<typeof ownAddressCalls, 'mailRemove'>> = {
  async mailVerifInit(request) {
    const { language, phoneMob } = request.body;
    if (phoneMob !== undefined) throw createBadRequest('body.phoneMob', 'notPossible');
    return sendCodeMail(
      request,
      await buildCodeRequester(request, { language, own: true, owner: requirePerson(request).crUid }),
    );
  },

  async mailVerifCode(request) {
    const { rqid, code } = request.body;
    const { session, crUid } = requirePerson(request);
    const attempt = { rqid, typed: code, kind: 'mail' } as const;
    const confirmation = await verifyAddress(request.context, attempt, { ...session, crUid }, request.device);
    const mailExists = confirmation.outcome === 'mailExists' || confirmation.outcome === 'phoneExists';
    return [
      { ...applyConfirmation(request, confirmation), ...describeLinked('mail', confirmation), mailExists },
    ];
  },
};
