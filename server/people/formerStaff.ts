import type { EndedService } from '@parvis/api/entities/ended';
import { DAY } from '@parvis/locales/dates';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { dateNow } from '../base/clock.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { customers, type FormerStaff } from '../store/schema.ts';
import { type Addresses, isAnonymous } from './addresses.ts';

type Person = FormerStaff['people'][number];

/** Keeps who was staff of a customer in the moment in which its service ends: who proves one of these addresses is told so. */
export async function keepFormerStaff(tx: Tx, cuid: string, listed: readonly Person[]): Promise<void> {
  if (listed.length === 0) return;
  const people = listed.map(({ email, phone }) => ({ email, phone }));
  await tx
    .update(customers)
    .set({ formerStaff: { since: dateNow().toISOString(), people } })
    .where(eq(customers.cuid, cuid));
}

/** Forgets that these addresses were of anybody's staff. */
export async function forgetFormerStaff(tx: Tx, values: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ cuid: customers.cuid, former: customers.formerStaff })
    .from(customers)
    .where(isNotNull(customers.formerStaff))
    .orderBy(asc(customers.cuid));
  const isTheirs = ({ email, phone }: Person) =>
    values.includes(email) || (phone !== null && values.includes(phone));
  for (const { cuid, former } of rows)
    if (former?.people.some(isTheirs))
      await tx
        .update(customers)
        .set({ formerStaff: { ...former, people: former.people.filter((one) => !isTheirs(one)) } })
        .where(eq(customers.cuid, cuid));
}

/** The customers that have ended their service whose staff the owner of these proved addresses was: nobody else learns it. */
export async function endedFor(
  { db }: Pick<Services, 'db'>,
  person: Addresses,
  locale: Locale,
): Promise<EndedService[]> {
  if (isAnonymous(person)) return [];
  const { cuid, lbl, formerStaff, retentionDays, withdrawn } = customers;
  const rows = await db
    .select({ cuid, lbl, formerStaff, retentionDays })
    .from(customers)
    .where(and(withdrawn, isNotNull(formerStaff)))
    .orderBy(sql`${formerStaff} ->> 'since' desc`, asc(cuid));
  return rows.flatMap((row) => {
    const { since, people } = row.formerStaff ?? { since: '', people: [] };
    const was = people.some(
      ({ email, phone }) => email === person.email || (phone !== null && phone === person.phone),
    );
    if (!was) return [];
    const until = new Date(Date.parse(since) + row.retentionDays * DAY);
    return [{ cuid: row.cuid, cstmrLbl: wordsIn(row.lbl, locale), since, until: until.toISOString() }];
  });
}
