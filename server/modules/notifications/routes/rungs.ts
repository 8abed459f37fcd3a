import type { rungCalls } from '@parvis/api/calls/rungs';
import type { RungStanding } from '@parvis/api/entities/rungs';
import { Refusal } from '../../../platform/lib/refusal.ts';
import { type Handlers, personOf } from '../../context/ask.ts';
import type { Services } from '../../context/services.ts';
import { chooseSms } from '../../identity/settings.ts';
import { standingOf, toldOf } from '../caseNotifications/standing.ts';
import { tryRung } from '../caseNotifications/trial.ts';

/** @throws Refusal unauthenticated */
async function standing(services: Services, crUid: string): Promise<RungStanding[]> {
  const told = await toldOf(services, crUid);
  if (!told) throw new Refusal('unauthenticated');
  return [...standingOf(told, { mail: services.mail.available, sms: services.sms.available })];
}

export const rungHandlers: Handlers<typeof rungCalls> = {
  userRungs: (ask) => standing(ask.services, personOf(ask).crUid),

  async userRungsSet(ask) {
    const { crUid } = personOf(ask);
    await chooseSms(ask.services.db, crUid, ask.body.on);
    return standing(ask.services, crUid);
  },

  async userRungsTry(ask) {
    const { session } = personOf(ask);
    const trier = { session, locale: ask.locale, origin: await ask.sentOrigin() };
    return [{ outcome: await tryRung(ask.services, trier, ask.body.rung) }];
  },
};
