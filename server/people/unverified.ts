import type { GivenContact } from '@parvis/api/entities/reporterContact';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { cases } from '../store/schema.ts';
import { type Addresses, kinds } from './addresses.ts';

const lastGiven = prepared((db) =>
  db
    .select({ contact: cases.contact })
    .from(cases)
    .where(and(eq(cases.reporter, sql.placeholder('crUid')), isNotNull(cases.contact)))
    .orderBy(desc(cases.created))
    .limit(1)
    .prepare('last_given'),
);

/** How somebody said last, in a case of theirs, that they can be reached: of the kinds of which they proved no address. */
export async function unverifiedOf(
  db: Database,
  person: Addresses & { crUid: string },
): Promise<GivenContact | undefined> {
  const [given] = await lastGiven(db).execute({ crUid: person.crUid });
  const { contact } = given ?? {};
  if (!contact) return undefined;
  const left = Object.values(kinds).flatMap(({ contact: way, of }) =>
    contact[way] !== undefined && of(person) === null ? [[way, contact[way]] as const] : [],
  );
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}
