import type { loginCalls } from '@parvis/api/calls/login';
import type { Handlers } from '../../context/requestContext.ts';
import { getCodeState } from '../codeState.ts';
import { signInByCode } from '../signIn.ts';
import { findSiteOfUserName } from '../signInSite.ts';
import {
  applyConfirmation,
  buildCodeRequester,
  describeLinked,
  sendCodeMail,
  toCodeStateRequester,
} from './codes.ts';

export const loginHandlers: Handlers<typeof loginCalls> = {
  loginCstmr: async ({ context, body, resolveTrustedOrigin: trustedOrigin }) => [
    { www: await findSiteOfUserName(context, body.username, await trustedOrigin()) },
  ],

  async loginMailReq(request) {
    const { language, own = false } = request.body;
    return sendCodeMail(request, await buildCodeRequester(request, { language, own }));
  },

  async loginMailConfirm(request) {
    const { rqid, code } = request.body;
    const { session, device, browser } = request;
    const confirmation = await signInByCode(
      request.context,
      { rqid, typed: code, kind: 'mail', browser },
      { session, device },
    );
    return [{ ...applyConfirmation(request, confirmation), ...describeLinked('mail', confirmation) }];
  },

  async loginMailSts(request) {
    const of = { kind: 'mail', rqid: request.body.rqid } as const;
    const { noRecord, sent, failed } = await getCodeState(request.context, of, toCodeStateRequester(request));
    return [{ noRecord, mailSent: sent, failed }];
  },
};
