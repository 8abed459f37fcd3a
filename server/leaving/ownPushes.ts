import { asc, eq } from 'drizzle-orm';
import type { Services } from '../services/services.ts';
import { cases, pushes, pushSubscriptions, sessions } from '../store/schema.ts';

/** The browsers of a person that are pushed to: at which push service, and whether words are wanted there. */
export async function pushedTo({ db }: Services, crUid: string) {
  const { endpoint, origin, content, registered } = pushSubscriptions;
  const rows = await db
    .select({ endpoint, origin, content, registered })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.hash, pushSubscriptions.session))
    .where(eq(sessions.crUid, crUid))
    .orderBy(asc(registered));
  return rows.map((row) => ({ ...row, service: new URL(row.endpoint).host }));
}

/** The notifications of the last days, with their words as long as they wait. */
export function ownPushes({ db }: Services, crUid: string) {
  const { type, message, state, created, delivered, shown, clicked, dismissed } = pushes;
  return db
    .select({ type, caseNbr: cases.nbr, message, state, created, delivered, shown, clicked, dismissed })
    .from(pushes)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushes.subscription))
    .innerJoin(sessions, eq(sessions.hash, pushSubscriptions.session))
    .leftJoin(cases, eq(cases.csid, pushes.csid))
    .where(eq(sessions.crUid, crUid))
    .orderBy(asc(created));
}
