import type { loginCalls } from '@parvis/api/calls/login';
import type { Handlers } from '../../context/ask.ts';
import { codeState } from '../codeState.ts';
import { confirmCode } from '../signIn.ts';
import { siteOfName } from '../siteOfName.ts';
import { askerOf, mailCode, stateAskerOf, told, toldOfLinked } from './codes.ts';

export const loginHandlers: Handlers<typeof loginCalls> = {
  loginCstmr: async ({ services, body, trustedOrigin }) => [
    { www: await siteOfName(services, body.username, await trustedOrigin()) },
  ],

  async loginMailReq(ask) {
    const { language, own = false } = ask.body;
    return mailCode(ask, await askerOf(ask, { language, own }));
  },

  async loginMailConfirm(ask) {
    const { rqid, code } = ask.body;
    const { session, device, browser } = ask;
    const confirmation = await confirmCode(
      ask.services,
      { rqid, typed: code, kind: 'mail', browser },
      { session, device },
    );
    return [{ ...told(ask, confirmation), ...toldOfLinked('mail', confirmation) }];
  },

  async loginMailSts(ask) {
    const of = { kind: 'mail', rqid: ask.body.rqid } as const;
    const { noRecord, sent, failed } = await codeState(ask.services, of, stateAskerOf(ask));
    return [{ noRecord, mailSent: sent, failed }];
  },
};
