import type { townCalls } from '@parvis/api/calls/town';
import { BOARD_PAGE } from '@parvis/api/constants';
import type { Role } from '@parvis/api/entities/user';
import { wordsIn } from '@parvis/locales/wordsIn';
import { alikeCases } from '../../modules/cases/alikeCases.ts';
import { askQuestion } from '../../modules/cases/askQuestion.ts';
import { blockUser } from '../../modules/cases/blockUser.ts';
import { boardCases, boardCounts } from '../../modules/cases/caseLists.ts';
import { caseInfo } from '../../modules/cases/caseView.ts';
import { describeMedia } from '../../modules/cases/describeMedia.ts';
import { handleCase, leaveCase, participate } from '../../modules/cases/handling.ts';
import { marksOf } from '../../modules/cases/marks.ts';
import { wholeNumber } from '../../modules/cases/messagePages.ts';
import { markRead } from '../../modules/cases/readMarks.ts';
import { rejectAlike } from '../../modules/cases/rejectAlike.ts';
import { mediaOf, sendMedia } from '../../modules/cases/sendMedia.ts';
import { sendStaffText } from '../../modules/cases/sendText.ts';
import {
  type Ask,
  fileSenderOf,
  type Handlers,
  Paged,
  sessionOf,
  staffOf,
} from '../../modules/context/ask.ts';
import type { Addresses } from '../../modules/context/session.ts';
import { customerInfo } from '../../modules/customers/customerInfo.ts';
import { openByToken } from '../../modules/identity/hostSession.ts';
import { rolesOf } from '../../modules/identity/people.ts';
import { receivePart, sentPartOf } from '../../modules/media/files/receivePart.ts';
import { pageOfMessages } from './mobile.ts';

const roleReader = async (ask: Ask) => ({ locale: ask.locale, origin: await ask.origin() });

async function opened(ask: Ask<{ jwt: string }>, admits?: (person: Addresses) => Promise<boolean>) {
  const { services, body, cuid, session, device, userAgent } = ask;
  const host = await openByToken(services, body.jwt, cuid, { session, device, userAgent }, admits);
  if (host.device) ask.setDevice(host.device);
  if (host.token) ask.setCookie(host.token);
}

export const townHandlers: Handlers<typeof townCalls> = {
  async authLogin(ask) {
    let roles: Role[] = [];
    await opened(ask, async (person) => {
      roles = await rolesOf(ask.services, person, await roleReader(ask), ask.cuid);
      return roles.length > 0;
    });
    return roles;
  },

  async authMobile(ask) {
    await opened(ask);
    return [{ success: true }];
  },

  async authStatus(ask) {
    return rolesOf(ask.services, sessionOf(ask), await roleReader(ask), ask.cuid);
  },

  async infoConfig({ services, cuid, locale }) {
    const customer = await services.customers.get(cuid);
    return {
      cuid,
      cstmrLbl: wordsIn(customer.lbl, locale),
      cstmrType: customer.cstmrType,
      ...(customer.logoId && { logoId: customer.logoId }),
      ...(customer.wideLogoId && { wideLogoId: customer.wideLogoId }),
      cstmr: customerInfo(customer, locale),
    };
  },

  async casesListAll(ask) {
    const { services, cuid, body } = ask;
    const { limit = BOARD_PAGE } = body;
    const reader = staffOf(ask);
    const [{ cases, next }, counts] = await Promise.all([
      boardCases(services.db, cuid, reader, { ...body, limit: Math.floor(limit) }),
      body.counts ? boardCounts(services.db, cuid, reader) : undefined,
    ]);
    return new Paged(cases, { ...(next !== undefined && { next }), ...(counts && { counts }) });
  },

  casesGetInfo: async (ask) => [await caseInfo(ask.services, ask.body.csid, staffOf(ask))],

  casesParticipate: async (ask) => [await participate(ask.services, ask.body, staffOf(ask))],

  casesHandling: async (ask) => [await handleCase(ask.services, ask.body, staffOf(ask))],

  casesLeave: async (ask) => [await leaveCase(ask.services, ask.body, staffOf(ask))],

  casesAlike: async (ask) => [await alikeCases(ask.services, ask.body.csid, staffOf(ask))],

  casesRejectAlike: async (ask) => [await rejectAlike(ask.services, ask.body, staffOf(ask))],

  usersBlock: async (ask) => [await blockUser(ask.services, ask.body, staffOf(ask))],

  discussInfo: async (ask) => [await caseInfo(ask.services, ask.body.csid, staffOf(ask))],

  sendTxt: async (ask) => [await sendStaffText(ask.services, ask.body, staffOf(ask))],

  sendQstn: async (ask) => [await askQuestion(ask.services, ask.body, staffOf(ask))],

  mediaPart: async (ask) => [
    await receivePart(ask.services, sentPartOf(ask), fileSenderOf(ask, staffOf(ask))),
  ],

  sendMedia: async (ask) => [
    await sendMedia(ask.services, ask.body, { cuid: ask.cuid, reader: staffOf(ask), staff: true }),
  ],

  describeMedia: async (ask) => [
    await describeMedia(ask.services, ask.body, { cuid: ask.cuid, reader: staffOf(ask), staff: true }),
  ],

  fetchMedia: (ask) => mediaOf(ask.services.db, ask.body.csid, staffOf(ask)),

  fetchReq: (ask) => pageOfMessages(ask, staffOf(ask)),

  async fetchRead(ask) {
    const { csid, msgId } = ask.body;
    if (msgId !== undefined) await markRead(ask.services, csid, wholeNumber(msgId), staffOf(ask));
    return [await marksOf(ask.services.db, csid)];
  },
};
