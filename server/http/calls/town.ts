import type { townCalls } from '@parvis/api/calls/town';
import { BOARD_PAGE } from '@parvis/api/constants';
import type { Role } from '@parvis/api/entities/user';
import { wordsIn } from '@parvis/locales/wordsIn';
import { findAlikeCases } from '../../modules/cases/alikeCases.ts';
import { askQuestion } from '../../modules/cases/askQuestion.ts';
import { blockUser } from '../../modules/cases/blockUser.ts';
import { countBoardCases, loadBoardCases } from '../../modules/cases/caseLists.ts';
import { loadCaseInfo } from '../../modules/cases/caseView.ts';
import { describeMedia } from '../../modules/cases/describeMedia.ts';
import { handleCase, joinAsHandler, leaveCase } from '../../modules/cases/handling.ts';
import { loadReadMarks } from '../../modules/cases/loadReadMarks.ts';
import { markRead } from '../../modules/cases/markRead.ts';
import { clampMessageId } from '../../modules/cases/messagePages.ts';
import { rejectAlike } from '../../modules/cases/rejectAlike.ts';
import { loadCaseMedia, sendMedia } from '../../modules/cases/sendMedia.ts';
import { sendStaffText } from '../../modules/cases/sendText.ts';
import {
  type Handlers,
  Paged,
  type RequestContext,
  requireSession,
  requireStaff,
  toFileSender,
} from '../../modules/context/requestContext.ts';
import type { Addresses } from '../../modules/context/session.ts';
import { toCustomerInfo } from '../../modules/customers/customerInfo.ts';
import { exchangeToken } from '../../modules/identity/hostSession.ts';
import { loadRoles } from '../../modules/identity/userStatus.ts';
import { receivePart, toSentPart } from '../../modules/media/files/receivePart.ts';
import { listMessagePage } from './mobile.ts';

const createRoleReader = async (ask: RequestContext) => ({
  locale: ask.locale,
  origin: await ask.resolveOrigin(),
});

async function openHostSession(
  ask: RequestContext<{ jwt: string }>,
  admits?: (person: Addresses) => Promise<boolean>,
) {
  const { context: services, body, cuid, session, device, userAgent } = ask;
  const host = await exchangeToken(services, body.jwt, cuid, { session, device, userAgent }, admits);
  if (host.device) ask.setDeviceCookie(host.device);
  if (host.token) ask.setSessionCookie(host.token);
}

export const townHandlers: Handlers<typeof townCalls> = {
  async authLogin(ask) {
    let roles: Role[] = [];
    await openHostSession(ask, async (person) => {
      roles = await loadRoles(ask.context, person, await createRoleReader(ask), ask.cuid);
      return roles.length > 0;
    });
    return roles;
  },

  async authMobile(ask) {
    await openHostSession(ask);
    return [{ success: true }];
  },

  async authStatus(ask) {
    return loadRoles(ask.context, requireSession(ask), await createRoleReader(ask), ask.cuid);
  },

  async infoConfig({ context: services, cuid, locale }) {
    const customer = await services.customers.get(cuid);
    return {
      cuid,
      cstmrLbl: wordsIn(customer.lbl, locale),
      cstmrType: customer.cstmrType,
      ...(customer.logoId && { logoId: customer.logoId }),
      ...(customer.wideLogoId && { wideLogoId: customer.wideLogoId }),
      cstmr: toCustomerInfo(customer, locale),
    };
  },

  async casesListAll(ask) {
    const { context: services, cuid, body } = ask;
    const { limit = BOARD_PAGE } = body;
    const reader = requireStaff(ask);
    const [{ cases, next }, counts] = await Promise.all([
      loadBoardCases(services.db, cuid, reader, { ...body, limit: Math.floor(limit) }),
      body.counts ? countBoardCases(services.db, cuid, reader) : undefined,
    ]);
    return new Paged(cases, { ...(next !== undefined && { next }), ...(counts && { counts }) });
  },

  casesGetInfo: async (ask) => [await loadCaseInfo(ask.context, ask.body.csid, requireStaff(ask))],

  casesParticipate: async (ask) => [await joinAsHandler(ask.context, ask.body, requireStaff(ask))],

  casesHandling: async (ask) => [await handleCase(ask.context, ask.body, requireStaff(ask))],

  casesLeave: async (ask) => [await leaveCase(ask.context, ask.body, requireStaff(ask))],

  casesAlike: async (ask) => [await findAlikeCases(ask.context, ask.body.csid, requireStaff(ask))],

  casesRejectAlike: async (ask) => [await rejectAlike(ask.context, ask.body, requireStaff(ask))],

  usersBlock: async (ask) => [await blockUser(ask.context, ask.body, requireStaff(ask))],

  discussInfo: async (ask) => [await loadCaseInfo(ask.context, ask.body.csid, requireStaff(ask))],

  sendTxt: async (ask) => [await sendStaffText(ask.context, ask.body, requireStaff(ask))],

  sendQstn: async (ask) => [await askQuestion(ask.context, ask.body, requireStaff(ask))],

  mediaPart: async (ask) => [
    await receivePart(ask.context, toSentPart(ask), toFileSender(ask, requireStaff(ask))),
  ],

  sendMedia: async (ask) => [
    await sendMedia(ask.context, ask.body, { cuid: ask.cuid, reader: requireStaff(ask), staff: true }),
  ],

  describeMedia: async (ask) => [
    await describeMedia(ask.context, ask.body, { cuid: ask.cuid, reader: requireStaff(ask), staff: true }),
  ],

  fetchMedia: (ask) => loadCaseMedia(ask.context.db, ask.body.csid, requireStaff(ask)),

  fetchReq: (ask) => listMessagePage(ask, requireStaff(ask)),

  async fetchRead(ask) {
    const { csid, msgId } = ask.body;
    if (msgId !== undefined) await markRead(ask.context, csid, clampMessageId(msgId), requireStaff(ask));
    return [await loadReadMarks(ask.context.db, csid)];
  },
};
