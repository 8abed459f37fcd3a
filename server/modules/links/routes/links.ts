import type { adminLinkCalls, linkCalls, mobileLinkCalls, townLinkCalls } from '@parvis/api/calls/links';
import type { sessionCalls } from '@parvis/api/calls/session';
import { createBadRequest, Refusal } from '../../../platform/lib/refusal.ts';
import { type Handlers, requireContributor, requireStaff } from '../../context/requestContext.ts';
import { findCode, toCustomerInfo } from '../../customers/service.ts';
import { describeConnection } from '../describeLink.ts';
import { findLink, getLinkState } from '../findLink.ts';
import { leaveAsGuest, removeGuest } from '../guests.ts';
import { inviteAsReporter } from '../inviteAsReporter.ts';
import { joinByLink } from '../joinByLink.ts';
import { createLink, listLinks, listPlaces, withdrawLink } from '../manageLinks.ts';

const done = [{ success: true }];

export const linkHandlers: Handlers<typeof linkCalls & Pick<typeof sessionCalls, 'userCstmr'>> = {
  linkInfo: async ({ context, body, session, locale }) => [
    await describeConnection(context, body.connectId, { crUid: session?.crUid ?? null, locale }),
  ],

  async userCstmr({ context, body, locale }) {
    const { qrid, connectId } = body;
    if (connectId !== undefined) {
      const found = await findLink(context.db, connectId);
      const customer = await context.customers.get(found.link.cuid);
      return [{ ...toCustomerInfo(customer, locale), linkState: getLinkState(found) }];
    }
    if (qrid === undefined) throw createBadRequest('body.qrid', 'missing');
    const code = await findCode(context.db, qrid);
    if (code.isLink) throw new Refusal('unknownQr');
    return [toCustomerInfo(await context.customers.get(code.cuid), locale)];
  },
};

export const contributorLinkHandlers: Handlers<typeof mobileLinkCalls> = {
  linksJoin: async (ask) => [
    await joinByLink(
      ask.context,
      { id: ask.body.connectId, cuid: ask.cuid, initials: ask.body.initials },
      requireContributor(ask),
    ),
  ],

  linksInvite: (ask) => inviteAsReporter(ask.context, ask.body, requireContributor(ask)),

  async casesLeave(ask) {
    await leaveAsGuest(ask.context, ask.body, requireContributor(ask));
    return done;
  },
};

export const staffLinkHandlers: Handlers<typeof townLinkCalls> = {
  linksCreate: async (ask) => [await createLink(ask.context, ask.body, requireStaff(ask))],

  linksList: (ask) => listLinks(ask.context, ask.body.csid, requireStaff(ask)),

  linksWithdraw: async (ask) => [await withdrawLink(ask.context, ask.body.id, requireStaff(ask))],

  async casesRemove(ask) {
    await removeGuest(ask.context, ask.body, requireStaff(ask));
    return done;
  },
};

export const adminLinkHandlers: Handlers<typeof adminLinkCalls> = {
  linksPlaces: ({ context, cuid, locale }) => listPlaces(context, cuid, locale),
};
