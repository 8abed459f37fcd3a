import type { rungCalls } from '@parvis/api/calls/rungs';
import type { RungStanding } from '@parvis/api/entities/rungs';
import { Refusal } from '../../../platform/lib/refusal.ts';
import type { AppContext } from '../../context/appContext.ts';
import { type Handlers, requirePerson } from '../../context/requestContext.ts';
import { saveSmsNews } from '../../identity/service.ts';
import { buildChannelStates, loadNotifiedPerson } from '../caseNotifications/channelStates.ts';
import { sendTrialNotification } from '../caseNotifications/sendTrialNotification.ts';

/** @throws Refusal unauthenticated */
async function loadChannelStates(context: AppContext, crUid: string): Promise<RungStanding[]> {
  const person = await loadNotifiedPerson(context, crUid);
  if (!person) throw new Refusal('unauthenticated');
  return [...buildChannelStates(person, { mail: context.mail.available, sms: context.sms.available })];
}

export const rungHandlers: Handlers<typeof rungCalls> = {
  userRungs: (request) => loadChannelStates(request.context, requirePerson(request).crUid),

  async userRungsSet(request) {
    const { crUid } = requirePerson(request);
    await saveSmsNews(request.context.db, crUid, request.body.on);
    return loadChannelStates(request.context, crUid);
  },

  async userRungsTry(request) {
    const { session } = requirePerson(request);
    const trial = { session, locale: request.locale, origin: await request.resolveMessageOrigin() };
    return [{ outcome: await sendTrialNotification(request.context, trial, request.body.rung) }];
  },
};
