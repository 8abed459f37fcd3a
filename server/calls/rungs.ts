import type { rungCalls } from '@parvis/api/calls/rungs';
import type { RungStanding } from '@parvis/api/entities/rungs';
import { Refusal } from '../base/refusal.ts';
import { standingOf, toldOf } from '../news/standing.ts';
import { tryRung } from '../news/trial.ts';
import { chooseSms } from '../people/settings.ts';
import type { Services } from '../services/services.ts';
import { type Handlers, personOf } from './ask.ts';

/** @throws Refusal unauthenticated when they were erased meanwhile */
async function standing(services: Services, crUid: string): Promise<RungStanding[]> {
  const told = await toldOf(services, crUid);
  if (!told) throw new Refusal('unauthenticated');
  return [...standingOf(told, { mail: services.mail.available, sms: services.sms.available })];
}

/** The ways by which somebody is told of news. */
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
