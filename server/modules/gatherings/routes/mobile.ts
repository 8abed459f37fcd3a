import type { mobileGatheringCalls } from '@parvis/api/calls/gatherings';
import {
  type Handlers,
  Paged,
  type RequestContext,
  requireContributor,
  requireSession,
} from '../../context/requestContext.ts';
import { createOwnGathering } from '../createGathering.ts';
import { findGathering } from '../findGathering.ts';
import { loadGatheringInfo } from '../gatheringView.ts';
import { hideMember } from '../hiddenMembers.ts';
import { listGatherings } from '../listGatherings.ts';
import { checkMayLook, findScannedCode } from '../scannedPlace.ts';
import { joinGathering, leaveGathering, muteGathering } from '../takePart.ts';

async function findAt({ context, cuid }: RequestContext, qrid: string | undefined) {
  const customer = await context.customers.get(cuid);
  return { customer, code: await findScannedCode(context, customer.cuid, qrid) };
}

const loadOwn = async (ask: RequestContext<{ gthrId: string; qrid?: string | undefined }>) =>
  loadGatheringInfo(
    ask.context,
    { gthrId: ask.body.gthrId, cuid: ask.cuid },
    {
      crUid: requireSession(ask).crUid,
      locale: ask.locale,
      placeCode: (await findAt(ask, ask.body.qrid)).code?.placeCode,
    },
  );

export const gatheringHandlers: Handlers<typeof mobileGatheringCalls> = {
  async gatheringsListAll(ask) {
    const { crUid } = requireSession(ask);
    const { customer, code } = await findAt(ask, ask.body.qrid);
    const visitor = { crUid, locale: ask.locale };
    const { gatherings, mayOpen } = await listGatherings(ask.context, customer, code, visitor);
    return new Paged(gatherings, { ...(mayOpen && { mayOpen: true as const }) });
  },

  async gatheringsInfo(ask) {
    const { context, body } = ask;
    const { crUid } = requireSession(ask);
    const { customer, code } = await findAt(ask, body.qrid);
    const at = { gthrId: body.gthrId, cuid: customer.cuid };
    checkMayLook(await findGathering(context.db, at, { crUid, staff: false }), code);
    return [await loadOwn(ask)];
  },

  async gatheringsCreate(ask) {
    await createOwnGathering(
      ask.context,
      ask.body,
      await findAt(ask, ask.body.qrid),
      requireContributor(ask),
    );
    return [await loadOwn(ask)];
  },

  async gatheringsJoin(ask) {
    await joinGathering(ask.context, ask.body, await findAt(ask, ask.body.qrid), requireContributor(ask));
    return [await loadOwn(ask)];
  },

  async gatheringsLeave(ask) {
    const { customer } = await findAt(ask, undefined);
    await leaveGathering(
      ask.context,
      { gthrId: ask.body.gthrId, cuid: customer.cuid },
      requireContributor(ask),
    );
    return [{ success: true }];
  },

  async gatheringsMute(ask) {
    const { customer } = await findAt(ask, undefined);
    await muteGathering(ask.context, { ...ask.body, cuid: customer.cuid }, requireContributor(ask));
    return [await loadOwn(ask)];
  },

  async gatheringsHide(ask) {
    const { customer } = await findAt(ask, undefined);
    await hideMember(ask.context, { ...ask.body, cuid: customer.cuid }, requireContributor(ask));
    return [await loadOwn(ask)];
  },
};
