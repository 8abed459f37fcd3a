import type { qrLoginCalls } from '@parvis/api/calls/qrLogin';
import { type Handlers, personOf } from '../../context/ask.ts';
import { answerDesk } from '../deskRequests.ts';
import { checkDesk } from '../deskSignIn.ts';

export const qrLoginHandlers: Handlers<typeof qrLoginCalls> = {
  async loginQrCheck(ask) {
    const { services, body, session, device } = ask;
    const { signedIn, ...told } = await checkDesk(services, body, { session, device });
    if (signedIn?.device) ask.setDevice(signedIn.device);
    if (signedIn?.token) ask.setCookie(signedIn.token);
    const { mergedAccount = false, movedCases } = signedIn ?? {};
    return [{ ...told, mergedAccount, ...(movedCases !== undefined && { movedCases }) }];
  },

  async loginQrConnect(ask) {
    return [await answerDesk(ask.services, personOf(ask).session, ask.body)];
  },
};
