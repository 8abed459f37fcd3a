import type { townCalls } from '@parvis/api/calls/town';
import { MESSAGE_PAGE } from '@parvis/api/constants';
import { eq } from 'drizzle-orm';
import { caseInfo, customerCases, marksOf, messagesAfter } from '../domain/caseView.ts';
import { customerInfo } from '../domain/customers.ts';
import { askQuestion, sendStaffText } from '../domain/discussion.ts';
import { handleCase, leaveCase, participate } from '../domain/handling.ts';
import { rolesOf } from '../domain/people.ts';
import { markRead } from '../domain/readMarks.ts';
import { malformed, Refusal } from '../domain/refusal.ts';
import { openSession } from '../domain/sessions.ts';
import { spendToken } from '../domain/tokens.ts';
import { say } from '../domain/words.ts';
import { type Handlers, sessionOf, staffOf } from '../http/ask.ts';
import { identities } from '../store/schema.ts';
import { wholeNumber } from './mobile.ts';

/** Cases of a page when its caller names no number. */
const PAGE = 50;

/** @throws Refusal badRequest */
function instantIn(text: string): Date {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime()) || instant.getUTCFullYear() > 9999 || instant.getUTCFullYear() < 1)
    throw malformed('body.before');
  return instant;
}

/** Staff of one customer. */
export const townHandlers: Handlers<typeof townCalls> = {
  async authLogin(ask) {
    const { house, body, cuid, locale } = ask;
    const crUid = await spendToken(house, body.jwt, cuid);
    const [person] = await house.db.select().from(identities).where(eq(identities.crUid, crUid));
    const roles = person?.email ? await rolesOf(house.db, person.email, locale, cuid) : [];
    if (roles.length === 0) throw new Refusal('forbidden');
    const { token } = await openSession(house.db, { crUid, userAgent: ask.userAgent ?? null });
    ask.setCookie(token);
    return roles;
  },

  async authStatus(ask) {
    const { email } = sessionOf(ask);
    return email ? rolesOf(ask.house.db, email, ask.locale, ask.cuid) : [];
  },

  async infoConfig({ house, cuid, locale }) {
    const customer = await house.customers.get(cuid);
    return {
      cuid,
      cstmrLbl: say(customer.lbl, locale),
      cstmrType: customer.cstmrType,
      ...(customer.logoId && { logoId: customer.logoId }),
      ...(customer.wideLogoId && { wideLogoId: customer.wideLogoId }),
      cstmr: customerInfo(customer, locale),
    };
  },

  async casesListAll(ask) {
    const { before, limit = PAGE } = ask.body;
    return customerCases(ask.house.db, ask.cuid, staffOf(ask), {
      limit: Math.floor(limit),
      ...(before !== undefined && { before: instantIn(before) }),
    });
  },

  casesGetInfo: async (ask) => [await caseInfo(ask.house.db, ask.body.csid, staffOf(ask))],

  casesParticipate: async (ask) => [await participate(ask.house, ask.body.csid, staffOf(ask))],

  casesHandling: async (ask) => [await handleCase(ask.house, ask.body, staffOf(ask))],

  casesLeave: async (ask) => [await leaveCase(ask.house, ask.body, staffOf(ask))],

  discussInfo: async (ask) => [await caseInfo(ask.house.db, ask.body.csid, staffOf(ask))],

  sendTxt: async (ask) => [await sendStaffText(ask.house, ask.body, staffOf(ask))],

  sendQstn: async (ask) => [await askQuestion(ask.house, ask.body, staffOf(ask))],

  fetchReq: (ask) =>
    messagesAfter(ask.house.db, ask.body.csid, wholeNumber(ask.body.after), MESSAGE_PAGE, staffOf(ask)),

  async fetchRead(ask) {
    const { csid, msgId } = ask.body;
    if (msgId !== undefined) await markRead(ask.house, csid, wholeNumber(msgId), staffOf(ask));
    return [await marksOf(ask.house.db, csid)];
  },
};
