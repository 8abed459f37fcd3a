import type { qrLoginCalls } from '@parvis/api/calls/qrLogin';
import { type Handlers, requirePerson } from '../../context/requestContext.ts';
import { handleDeskAct } from '../deskRequests.ts';
import { createOrPollDesk } from '../deskSignIn.ts';

export const qrLoginHandlers: Handlers<typeof qrLoginCalls> = {
  async loginQrCheck(request) {
    const { context, body, session, device } = request;
    const { signedIn, ...status } = await createOrPollDesk(context, body, { session, device });
    if (signedIn?.device) request.setDeviceCookie(signedIn.device);
    if (signedIn?.token) request.setSessionCookie(signedIn.token);
    const { mergedAccount = false, movedCases } = signedIn ?? {};
    return [{ ...status, mergedAccount, ...(movedCases !== undefined && { movedCases }) }];
  },

  async loginQrConnect(request) {
    return [await handleDeskAct(request.context, requirePerson(request).session, request.body)];
  },
};
