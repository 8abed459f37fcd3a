import type { townCalls } from '@parvis/api/calls/town';
import { BOARD_PAGE } from '@parvis/api/constants';
import { wordsIn } from '@parvis/locales/wordsIn';
import { eq } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import { askQuestion } from '../cases/askQuestion.ts';
import { boardCases, boardCounts } from '../cases/caseLists.ts';
import { caseInfo, marksOf } from '../cases/caseView.ts';
import { handleCase, leaveCase, participate } from '../cases/handling.ts';
import { wholeNumber } from '../cases/messagePages.ts';
import { markRead } from '../cases/readMarks.ts';
import { sendStaffText } from '../cases/sendText.ts';
import { customerInfo } from '../customers/customers.ts';
import { rolesOf } from '../people/people.ts';
import { openSession } from '../people/sessions.ts';
import { spendToken } from '../people/tokens.ts';
import { identities } from '../store/schema.ts';
import { type Handlers, Paged, sessionOf, staffOf } from './ask.ts';
import { pageOfMessages } from './mobile.ts';

/** Staff of one customer. */
export const townHandlers: Handlers<typeof townCalls> = {
  async authLogin(ask) {
    const { services, body, cuid, locale } = ask;
    const crUid = await spendToken(services, body.jwt, cuid);
    const [person] = await services.db.select().from(identities).where(eq(identities.crUid, crUid));
    const roles = person ? await rolesOf(services.db, person, locale, cuid) : [];
    if (roles.length === 0) throw new Refusal('forbidden');
    const { token } = await openSession(services.db, { crUid, userAgent: ask.userAgent ?? null });
    ask.setCookie(token);
    return roles;
  },

  async authStatus(ask) {
    return rolesOf(ask.services.db, sessionOf(ask), ask.locale, ask.cuid);
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

  casesGetInfo: async (ask) => [await caseInfo(ask.services.db, ask.body.csid, staffOf(ask))],

  casesParticipate: async (ask) => [await participate(ask.services, ask.body, staffOf(ask))],

  casesHandling: async (ask) => [await handleCase(ask.services, ask.body, staffOf(ask))],

  casesLeave: async (ask) => [await leaveCase(ask.services, ask.body, staffOf(ask))],

  discussInfo: async (ask) => [await caseInfo(ask.services.db, ask.body.csid, staffOf(ask))],

  sendTxt: async (ask) => [await sendStaffText(ask.services, ask.body, staffOf(ask))],

  sendQstn: async (ask) => [await askQuestion(ask.services, ask.body, staffOf(ask))],

  fetchReq: (ask) => pageOfMessages(ask, staffOf(ask)),

  async fetchRead(ask) {
    const { csid, msgId } = ask.body;
    if (msgId !== undefined) await markRead(ask.services, csid, wholeNumber(msgId), staffOf(ask));
    return [await marksOf(ask.services.db, csid)];
  },
};
