import type { townCalls } from '@parvis/api/calls/town';
import { MESSAGE_PAGE } from '@parvis/api/constants';
import { wordsIn } from '@parvis/locales/wordsIn';
import { eq } from 'drizzle-orm';
import { malformed, Refusal } from '../base/refusal.ts';
import { caseInfo, customerCases, marksOf, messagesAfter } from '../cases/caseView.ts';
import { askQuestion, sendStaffText } from '../cases/discussion.ts';
import { handleCase, leaveCase, participate } from '../cases/handling.ts';
import { markRead } from '../cases/readMarks.ts';
import { customerInfo } from '../customers/customers.ts';
import { rolesOf } from '../people/people.ts';
import { openSession } from '../people/sessions.ts';
import { spendToken } from '../people/tokens.ts';
import { identities } from '../store/schema.ts';
import { type Handlers, sessionOf, staffOf } from './ask.ts';
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
    const { services, body, cuid, locale } = ask;
    const crUid = await spendToken(services, body.jwt, cuid);
    const [person] = await services.db.select().from(identities).where(eq(identities.crUid, crUid));
    const roles = person?.email ? await rolesOf(services.db, person.email, locale, cuid) : [];
    if (roles.length === 0) throw new Refusal('forbidden');
    const { token } = await openSession(services.db, { crUid, userAgent: ask.userAgent ?? null });
    ask.setCookie(token);
    return roles;
  },

  async authStatus(ask) {
    const { email } = sessionOf(ask);
    return email ? rolesOf(ask.services.db, email, ask.locale, ask.cuid) : [];
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
    const { before, limit = PAGE } = ask.body;
    return customerCases(ask.services.db, ask.cuid, staffOf(ask), {
      limit: Math.floor(limit),
      ...(before !== undefined && { before: instantIn(before) }),
    });
  },

  casesGetInfo: async (ask) => [await caseInfo(ask.services.db, ask.body.csid, staffOf(ask))],

  casesParticipate: async (ask) => [await participate(ask.services, ask.body, staffOf(ask))],

  casesHandling: async (ask) => [await handleCase(ask.services, ask.body, staffOf(ask))],

  casesLeave: async (ask) => [await leaveCase(ask.services, ask.body, staffOf(ask))],

  discussInfo: async (ask) => [await caseInfo(ask.services.db, ask.body.csid, staffOf(ask))],

  sendTxt: async (ask) => [await sendStaffText(ask.services, ask.body, staffOf(ask))],

  sendQstn: async (ask) => [await askQuestion(ask.services, ask.body, staffOf(ask))],

  fetchReq: (ask) =>
    messagesAfter(ask.services.db, ask.body.csid, wholeNumber(ask.body.after), MESSAGE_PAGE, staffOf(ask)),

  async fetchRead(ask) {
    const { csid, msgId } = ask.body;
    if (msgId !== undefined) await markRead(ask.services, csid, wholeNumber(msgId), staffOf(ask));
    return [await marksOf(ask.services.db, csid)];
  },
};
