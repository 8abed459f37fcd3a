import type { loginCalls } from '@parvis/api/calls/login';
import { confirmCode, requestCode } from '../domain/verification.ts';
import type { Handlers } from '../http/ask.ts';

/** Signing in. */
export const loginHandlers: Handlers<typeof loginCalls> = {
  // Every customer lives on this site: known and unknown names are answered alike.
  loginCstmr: async ({ origin }) => [{ www: origin }],

  async loginMailReq({ house, body, origin, locale, session, network }) {
    const { host } = new URL(origin);
    const requester = session?.crUid ?? network;
    return [await requestCode(house, body.mail, { host, locale: body.language ?? locale, requester })];
  },

  async loginMailConfirm(ask) {
    const { outcome, triesLeft, mergedAccount, token } = await confirmCode(
      ask.house,
      ask.body.rqid,
      ask.body.code,
      ask.session,
    );
    if (token) ask.setCookie(token);
    return [
      {
        success: outcome === 'success',
        wrongCode: outcome === 'wrongCode',
        noRecord: outcome === 'noRecord',
        triesLeft,
        mergedAccount,
      },
    ];
  },
};
