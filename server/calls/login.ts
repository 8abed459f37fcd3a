import type { loginCalls } from '@parvis/api/calls/login';
import { confirmCode } from '../people/signIn.ts';
import { requestCode } from '../people/verification.ts';
import type { Handlers } from './ask.ts';

/** Signing in. */
export const loginHandlers: Handlers<typeof loginCalls> = {
  // Every customer lives on this site: known and unknown names are answered alike.
  loginCstmr: async ({ origin }) => [{ www: origin }],

  async loginMailReq({ services, body, origin, locale, session, line, device, proof }) {
    const { host } = new URL(origin);
    const { language = locale, own = false } = body;
    const asker = { host, locale: language, session, network: line, device, proof, own };
    return [await requestCode(services, body.mail, asker)];
  },

  async loginMailConfirm(ask) {
    const { outcome, triesLeft, mergedAccount, token, device } = await confirmCode(
      ask.services,
      ask.body.rqid,
      ask.body.code,
      ask.session,
      ask.device,
    );
    if (device) ask.setDevice(device);
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
