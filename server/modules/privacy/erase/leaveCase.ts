import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import {
  cases,
  feed,
  identities,
  media,
  messages,
  participants,
  readMarks,
} from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { append, type CaseChange, countHandlers, type ParticipantRow, withId } from '../../cases/caseRows.ts';
import { UNDER_WAY } from '../../cases/dismissal.ts';
import { eventOf } from '../../cases/toldSteps.ts';
import { casesOf } from '../../identity/mergePeople.ts';

/** Keeps the row, so that message numbers have no gaps. */
const NOTHING = {
  msgTxt: null,
  qstn: null,
  items: null,
  answers: null,
  words: null,
  media: null,
  event: sql`coalesce(${messages.event}, case when ${messages.flow} is null then 'erased' end)`,
};

/** @returns how many messages had content */
async function emptyMessages(tx: Tx, csid: string, crUid: string): Promise<number> {
  const own = and(eq(messages.csid, csid), eq(messages.crUid, crUid), eq(messages.staff, false));
  const [said] = await tx
    .select({
      many: sql<number>`count(*) filter (where coalesce(msg_txt, items::text, qstn::text, media::text) is not null)::int`,
    })
    .from(messages)
    .where(own);
  await tx.update(messages).set(NOTHING).where(own);
  await tx.delete(media).where(and(eq(media.csid, csid), eq(media.crUid, crUid), eq(media.staff, false)));
  return said?.many ?? 0;
}

/** Block reasons describe the person. */
const forgetBlocks = (tx: Tx, csid: string): Promise<unknown> =>
  tx.update(messages).set({ block: null }).where(eq(messages.csid, csid));

const forgetRoles = (tx: Tx, csid: string, crUid: string): Promise<unknown> =>
  tx
    .update(messages)
    .set({ block: sql`(${messages.block}::jsonb - 'rlid')::json` })
    .where(and(eq(messages.csid, csid), eq(messages.crUid, crUid), isNotNull(messages.block)));

/** Replaces a person by an anonymous placeholder, unique to the case. */
async function replace(tx: Tx, csid: string, crUid: string): Promise<string> {
  const nobody = newId();
  await tx.insert(identities).values({ crUid: nobody });
  for (const table of [messages, participants, readMarks, media])
    await tx
      .update(table)
      .set({ crUid: nobody })
      .where(and(eq(table.csid, csid), eq(table.crUid, crUid)));
  await tx
    .update(participants)
    .set({ name: null, left: sql`coalesce(${participants.left}, clock_timestamp())` })
    .where(and(eq(participants.csid, csid), eq(participants.crUid, nobody)));
  return nobody;
}

const REPORTED_BY_NOBODY = {
  rateMsgId: null,
  mobileMsgId: null,
  reopenUntil: null,
  contact: null,
  reportLine: null,
} as const;

/** Undefined if the case was erased concurrently. */
async function lockCase(tx: Tx, csid: string) {
  const [row] = await tx.select().from(cases).where(eq(cases.csid, csid)).for('no key update');
  return row;
}

/** Removes a person from a case and notifies the others. @returns how many messages were emptied */
async function leaveCase(
  tx: Tx,
  csid: string,
  crUid: string,
  parts: readonly ParticipantRow[],
): Promise<number> {
  const row = await lockCase(tx, csid);
  if (!row) return 0;
  const emptied = await emptyMessages(tx, csid, crUid);
  if (row.reporter === crUid) await forgetBlocks(tx, csid);
  await forgetRoles(tx, csid, crUid);
  const nobody = await replace(tx, csid, crUid);
  const left = parts.filter((part) => !part.left).map(({ staff }) => staff);
  const isNobodys =
    left.includes(true) && UNDER_WAY.includes(row.state) && (await countHandlers(tx, csid)) === 0;
  const change: CaseChange = {
    ...(row.reporter === crUid && { ...REPORTED_BY_NOBODY, reporter: nobody }),
    ...(isNobodys && { state: 'open' }),
  };
  const told = left.map((staff) => withId({ crUid: nobody, staff, event: eventOf('leave') }));
  const changes = Object.keys(change).length > 0;
  if (told.length > 0) await append(tx, row, told, { ...(changes && { change }) });
  else if (changes || row.lastBy === crUid)
    await tx
      .update(cases)
      .set({ ...change, ...(row.lastBy === crUid && { lastBy: nobody }) })
      .where(eq(cases.csid, csid));
  await tx.insert(feed).values({ cuid: row.cuid, csid, type: 'erased' });
  return emptied;
}

async function partsOf(tx: Tx, crUid: string): Promise<Map<string, ParticipantRow[]>> {
  const rows = await tx
    .select()
    .from(participants)
    .where(eq(participants.crUid, crUid))
    .orderBy(asc(participants.staff));
  const byCase = new Map<string, ParticipantRow[]>();
  for (const row of rows) byCase.set(row.csid, [...(byCase.get(row.csid) ?? []), row]);
  return byCase;
}

/**
 * Removes a locked person from all their cases.
 * @param theirs all identities of the person
 * @returns how many messages were emptied
 */
export async function leaveCases(tx: Tx, theirs: readonly string[]): Promise<number> {
  let emptied = 0;
  for (const crUid of theirs) {
    const parts = await partsOf(tx, crUid);
    for (const csid of await casesOf(tx, crUid))
      emptied += await leaveCase(tx, csid, crUid, parts.get(csid) ?? []);
  }
  return emptied;
}
