import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import {
  cases,
  feed,
  gatherings,
  identities,
  media,
  messages,
  moderatedMessages,
  participants,
  readMarks,
} from '../../../platform/db/schema.ts';
import { createId } from '../../../platform/lib/ids.ts';
import {
  ACTIVE_STATES,
  appendMessages,
  assignMessageId,
  type CaseChange,
  countHandlers,
  getEvent,
  type ParticipantRow,
  recomputeDeadlines,
} from '../../cases/service.ts';
import { findPersonCases, replacePersonInMessages } from '../../identity/service.ts';

/** The row stays, so that numbers have no gaps. */
const EMPTIED_MESSAGE = {
  msgTxt: null,
  qstn: null,
  items: null,
  answers: null,
  words: null,
  media: null,
  event: sql`coalesce(${messages.event}, case when ${messages.flow} is null then 'erased' end)`,
};

/** Prevents an undo. */
const eraseWithheldContent = (tx: Tx, csid: string, own: SQL | undefined): Promise<unknown> =>
  tx
    .update(moderatedMessages)
    .set({ content: null })
    .where(
      and(
        eq(moderatedMessages.csid, csid),
        inArray(moderatedMessages.msgId, tx.select({ msgId: messages.msgId }).from(messages).where(own)),
      ),
    );

/** @returns how many messages had content */
async function clearMessages(tx: Tx, csid: string, crUid: string): Promise<number> {
  const own = and(eq(messages.csid, csid), eq(messages.crUid, crUid), eq(messages.staff, false));
  const [said] = await tx
    .select({
      many: sql<number>`count(*) filter (where coalesce(msg_txt, items::text, qstn::text, media::text) is not null)::int`,
    })
    .from(messages)
    .where(own);
  await eraseWithheldContent(tx, csid, own);
  await tx.update(messages).set(EMPTIED_MESSAGE).where(own);
  await tx.delete(media).where(and(eq(media.csid, csid), eq(media.crUid, crUid), eq(media.staff, false)));
  return said?.many ?? 0;
}

/** Block reasons describe the person. */
const clearBlockReasons = (tx: Tx, csid: string, crUid: string, isReporter: boolean): Promise<unknown> =>
  tx
    .update(messages)
    .set({ block: null })
    .where(
      and(
        eq(messages.csid, csid),
        sql`coalesce(${messages.block} ->> 'crUid' = ${crUid}, ${isReporter}::boolean and ${messages.block} is not null)`,
      ),
    );

const clearStaffRoles = (tx: Tx, csid: string, crUid: string): Promise<unknown> =>
  tx
    .update(messages)
    .set({ block: sql`(${messages.block}::jsonb - 'rlid')::json` })
    .where(and(eq(messages.csid, csid), eq(messages.crUid, crUid), isNotNull(messages.block)));

/** The placeholder is anonymous and unique to the case. */
async function replaceByPlaceholder(tx: Tx, csid: string, crUid: string): Promise<string> {
  const placeholder = createId();
  await tx.insert(identities).values({ crUid: placeholder });
  for (const table of [messages, participants, readMarks, media])
    await tx
      .update(table)
      .set({ crUid: placeholder })
      .where(and(eq(table.csid, csid), eq(table.crUid, crUid)));
  await replacePersonInMessages(tx, [csid], crUid, placeholder);
  await tx
    .update(participants)
    .set({ name: null, blocksAt: null, left: sql`coalesce(${participants.left}, clock_timestamp())` })
    .where(and(eq(participants.csid, csid), eq(participants.crUid, placeholder)));
  return placeholder;
}

const CLEARED_REPORTER = {
  rateMsgId: null,
  mobileMsgId: null,
  callMsgId: null,
  reopenUntil: null,
  contact: null,
  reportLine: null,
} as const;

/** Undefined if erased concurrently. */
async function lockCase(tx: Tx, csid: string) {
  const [row] = await tx.select().from(cases).where(eq(cases.csid, csid)).for('no key update');
  return row;
}

/** Notifies others. @returns how many messages were emptied */
async function removePersonFromCase(
  tx: Tx,
  csid: string,
  crUid: string,
  parts: readonly ParticipantRow[],
): Promise<number> {
  const row = await lockCase(tx, csid);
  if (!row) return 0;
  const emptied = await clearMessages(tx, csid, crUid);
  await clearBlockReasons(tx, csid, crUid, row.reporter === crUid);
  await clearStaffRoles(tx, csid, crUid);
  if (row.kind === 'gathering')
    await tx
      .update(gatherings)
      .set({ madeName: '' })
      .where(and(eq(gatherings.csid, csid), eq(gatherings.madeBy, crUid)));
  const placeholder = await replaceByPlaceholder(tx, csid, crUid);
  const left = parts.filter((part) => !part.left).map(({ staff }) => staff);
  // Gatherings have no join or leave messages.
  const isGathering = row.kind === 'gathering';
  const isUnassigned =
    !isGathering &&
    left.includes(true) &&
    ACTIVE_STATES.includes(row.state) &&
    (await countHandlers(tx, csid)) === 0;
  const change: CaseChange = {
    ...(row.reporter === crUid && { ...CLEARED_REPORTER, reporter: placeholder }),
    ...(isUnassigned && { state: 'open' }),
  };
  const isGuest = (staff: boolean) => !staff && row.reporter !== crUid;
  const events = (isGathering ? [] : left).map((staff) =>
    assignMessageId({ crUid: placeholder, staff, event: isGuest(staff) ? 'joinLeft' : getEvent('leave') }),
  );
  const changes = Object.keys(change).length > 0;
  if (events.length > 0) await appendMessages(tx, row, events, { ...(changes && { change }) });
  else if (changes || row.lastBy === crUid)
    await tx
      .update(cases)
      .set({ ...change, ...(row.lastBy === crUid && { lastBy: placeholder }) })
      .where(eq(cases.csid, csid));
  if (row.reporter === crUid) await recomputeDeadlines(tx, { ...row, ...change });
  await tx.insert(feed).values({ cuid: row.cuid, csid, type: 'erased' });
  return emptied;
}

async function findParticipations(tx: Tx, crUid: string): Promise<Map<string, ParticipantRow[]>> {
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
 * @param crUids all identities, locked
 * @returns how many messages were emptied
 */
export async function removePersonFromCases(tx: Tx, crUids: readonly string[]): Promise<number> {
  let emptied = 0;
  for (const crUid of crUids) {
    const parts = await findParticipations(tx, crUid);
    for (const csid of await findPersonCases(tx, crUid))
      emptied += await removePersonFromCase(tx, csid, crUid, parts.get(csid) ?? []);
  }
  return emptied;
}
