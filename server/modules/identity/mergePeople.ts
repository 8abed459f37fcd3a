import type { CaseState } from '@parvis/api/entities/case';
import type { EventFlag } from '@parvis/api/entities/systemMessages';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { type PgColumn, union } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/db/database.ts';
import {
  cases,
  feed,
  identities,
  knownDevices,
  media,
  messages,
  notes,
  notices,
  participants,
  readMarks,
  sessions,
} from '../../platform/db/schema.ts';
import { createId } from '../../platform/lib/ids.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { mergeVoters } from '../pollAnswers/service.ts';
import { mergeSurveyTraces } from '../surveyAnswers/service.ts';
import { lockBlockingCustomers, moveBlocks } from './blocks.ts';
import { replacePersonInMessages } from './replacePerson.ts';

/** In lock order. Includes cases with messages only, as when staff block a reporter. */
export async function findPersonCases(tx: Tx, crUid: string): Promise<string[]> {
  const part = tx.select({ csid: participants.csid }).from(participants).where(eq(participants.crUid, crUid));
  const written = tx.select({ csid: messages.csid }).from(messages).where(eq(messages.crUid, crUid));
  const rows = await union(part, written).orderBy(asc(participants.csid));
  return rows.map(({ csid }) => csid);
}

type IdentityRow = typeof identities.$inferSelect;

/**
 * Prevents merges until commit.
 * @throws Refusal unauthenticated
 */
export async function lockAgainstMerge(tx: Tx, crUid: string): Promise<void> {
  const [row] = await tx
    .select({ mergedInto: identities.mergedInto })
    .from(identities)
    .where(eq(identities.crUid, crUid))
    .for('key share');
  if (!row || row.mergedInto !== null) throw new Refusal('unauthenticated');
}

export async function lockIdentity(tx: Tx, crUid: string) {
  const [row] = await tx.select().from(identities).where(eq(identities.crUid, crUid)).for('update');
  return row;
}

/** Follows merges. */
export async function resolveIdentity(tx: Tx, crUid: string): Promise<IdentityRow | undefined> {
  const [row] = await tx.select().from(identities).where(eq(identities.crUid, crUid));
  return row && row.mergedInto !== null ? resolveIdentity(tx, row.mergedInto) : row;
}

export async function findMergedIdentities(tx: Tx, crUid: string): Promise<string[]> {
  const { rows } = await tx.execute<{ cr_uid: string }>(sql`
    with recursive theirs (cr_uid) as (
      select ${crUid}::text union select i.cr_uid from identities i join theirs on i.merged_into = theirs.cr_uid)
    select cr_uid from theirs`);
  return rows.map(({ cr_uid }) => cr_uid);
}

async function moveDevices(tx: Tx, from: string, into: string): Promise<void> {
  const known = await tx.delete(knownDevices).where(eq(knownDevices.crUid, from)).returning();
  if (known.length > 0)
    await tx
      .insert(knownDevices)
      .values(known.map((device) => ({ ...device, crUid: into })))
      .onConflictDoNothing();
}

/** Keeps the furthest marks: nothing may be notified twice. */
async function mergeReadMarks(tx: Tx, from: string, into: string): Promise<void> {
  await tx.execute(sql`
    insert into read_marks as r (csid, cr_uid, staff, msg_id, told, told_at, pushed, pushed_at, texted, texted_at)
    select csid, ${into}, staff, msg_id, told, told_at, pushed, pushed_at, texted, texted_at
    from read_marks where cr_uid = ${from} order by csid, staff
    on conflict (csid, cr_uid, staff) do update set msg_id = greatest(r.msg_id, excluded.msg_id),
      told = greatest(r.told, excluded.told), pushed = greatest(r.pushed, excluded.pushed), texted = greatest(r.texted, excluded.texted),
      told_at = case when excluded.told > r.told then excluded.told_at else r.told_at end,
      pushed_at = case when excluded.pushed > r.pushed then excluded.pushed_at else r.pushed_at end,
      texted_at = case when excluded.texted > r.texted then excluded.texted_at else r.texted_at end`);
  await tx.delete(readMarks).where(eq(readMarks.crUid, from));
}

/** "Me too" wins; participants do not follow their case. */
async function moveFollowers(tx: Tx, from: string, into: string): Promise<void> {
  await tx.execute(sql`
    insert into followers as f (csid, cr_uid, joined_as, joined, msg_id, told, told_at, pushed, pushed_at, texted, texted_at)
    select csid, ${into}, joined_as, joined, msg_id, told, told_at, pushed, pushed_at, texted, texted_at
    from followers where cr_uid = ${from} order by csid
    on conflict (csid, cr_uid) do update set msg_id = greatest(f.msg_id, excluded.msg_id),
      told = greatest(f.told, excluded.told), pushed = greatest(f.pushed, excluded.pushed),
      joined_as = case when excluded.joined_as = 'supported' then 'supported' else f.joined_as end`);
  await tx.execute(sql`
    delete from followers f where f.cr_uid = ${from} or (f.cr_uid = ${into}
      and exists (select from participants p where p.csid = f.csid and p.cr_uid = ${into} and not p.staff))`);
}

/** The latest change wins. */
async function moveDrafts(tx: Tx, from: string, into: string): Promise<void> {
  await tx.execute(sql`
    insert into drafts as d (cr_uid, csid, cuid, txt, saved)
    select ${into}, csid, cuid, txt, saved from drafts where cr_uid = ${from} order by csid
    on conflict (cr_uid, csid) do update set txt = excluded.txt, saved = excluded.saved where excluded.saved > d.saved`);
  await tx.execute(sql`delete from drafts where cr_uid = ${from}`);
}

/** Moves both directions; a merged person must not hide themselves. */
async function moveHiddenMembers(tx: Tx, from: string, into: string): Promise<void> {
  await tx.execute(sql`
    insert into hidden_members (csid, cr_uid, hidden)
    select csid, case when cr_uid = ${from} then ${into} else cr_uid end, case when hidden = ${from} then ${into} else hidden end
    from hidden_members where ${from} in (cr_uid, hidden) and ${into} not in (cr_uid, hidden)
    order by csid on conflict do nothing`);
  await tx.execute(sql`delete from hidden_members where ${from} in (cr_uid, hidden)`);
}

/** The active participation wins. */
const deleteLeftParticipations = (tx: Tx, from: string, into: string): Promise<unknown> =>
  tx.execute(sql`
    delete from participants p using participants other
    where p.cr_uid = ${into} and p.left_at is not null
      and other.csid = p.csid and other.staff = p.staff and other.cr_uid = ${from} and other.left_at is null`);

/** The reporter's participation and the wider read permission win. */
const mergeVisitorParts = (tx: Tx, from: string, into: string): Promise<unknown> =>
  tx.execute(sql`
    update participants p set reads_after = least(p.reads_after, other.reads_after),
      joined = least(p.joined, other.joined), silenced_at = coalesce(p.silenced_at, other.silenced_at),
      joined_as = case when other.joined_as = 'creator' then other.joined_as else p.joined_as end
    from participants other
    where p.cr_uid = ${into} and not p.staff and other.csid = p.csid and not other.staff and other.cr_uid = ${from}
      and other.left_at is null`);

/** Ended cases must not show up as changed. */
const ACTIVE_STATES: readonly CaseState[] = ['open', 'handled', 'held'];

/** Only handlers see the new id. */
const appendMergeMessage = (
  tx: Tx,
  csid: string,
  { crUid, event }: { readonly crUid: string; readonly event: EventFlag },
  change: { reporter?: string },
): Promise<unknown> => {
  const mergeMessages = JSON.stringify([{ id: createId(), crUid, staff: false, event }]);
  return tx.execute(
    sql`select from append_messages(${csid}, ${mergeMessages}::json, ${JSON.stringify(change)}::json, null)`,
  );
};

/** For cases without a message about the merge. */
async function moveReporter(tx: Tx, csids: readonly string[], from: string, into: string): Promise<void> {
  const replaceIdentity = (column: PgColumn) =>
    sql`case when ${column} = ${from} then ${into} else ${column} end`;
  await tx
    .update(cases)
    .set({ reporter: replaceIdentity(cases.reporter), lastBy: replaceIdentity(cases.lastBy) })
    .where(and(inArray(cases.csid, [...csids]), or(eq(cases.reporter, from), eq(cases.lastBy, from))));
}

/**
 * Moves all data, including addresses that `into` lacks.
 * @param event message in active cases
 */
export async function mergePeople(
  tx: Tx,
  from: string,
  into: string,
  event: EventFlag = 'mergeProfile',
): Promise<number> {
  const person = await lockIdentity(tx, from);
  await lockBlockingCustomers(tx, from);
  const csids = await findPersonCases(tx, from);
  if (csids.length > 0) {
    const moved = await tx
      .select({
        csid: cases.csid,
        cuid: cases.cuid,
        msgId: cases.lastMsgId,
        state: cases.state,
        kind: cases.kind,
        reporter: cases.reporter,
        hasPart: sql<boolean>`exists (select 1 from ${participants} p where p.csid = ${cases.csid} and p.cr_uid = ${from})`,
      })
      .from(cases)
      .where(inArray(cases.csid, csids))
      .orderBy(cases.csid)
      .for('no key update');
    const newOwner = { crUid: into };
    await tx
      .update(messages)
      .set(newOwner)
      .where(and(inArray(messages.csid, csids), eq(messages.crUid, from)));
    await replacePersonInMessages(tx, csids, from, into);
    await deleteLeftParticipations(tx, from, into);
    await mergeVisitorParts(tx, from, into);
    await tx
      .update(participants)
      .set(newOwner)
      .where(
        and(
          eq(participants.crUid, from),
          sql`not exists (select 1 from ${participants} other where other.csid = ${participants.csid}
            and other.staff = ${participants.staff} and other.cr_uid = ${into})`,
        ),
      );
    await tx.delete(participants).where(eq(participants.crUid, from));
    const isNotified = ({ state, kind, hasPart }: (typeof moved)[number]) =>
      kind === 'case' && hasPart && ACTIVE_STATES.includes(state);
    for (const { csid, reporter } of moved.filter(isNotified))
      await appendMergeMessage(tx, csid, { crUid: into, event }, reporter === from ? { reporter: into } : {});
    const unnotified = moved.filter((one) => !isNotified(one));
    if (unnotified.length > 0) {
      const ids = unnotified.map(({ csid }) => csid);
      await moveReporter(tx, ids, from, into);
      await tx
        .insert(feed)
        .values(unnotified.map(({ csid, cuid, msgId }) => ({ csid, cuid, msgId, type: 'case' as const })));
    }
  }
  await mergeReadMarks(tx, from, into);
  await moveFollowers(tx, from, into);
  await moveHiddenMembers(tx, from, into);
  await moveDrafts(tx, from, into);
  await tx.update(media).set({ crUid: into }).where(eq(media.crUid, from));
  await tx.update(sessions).set({ crUid: into }).where(eq(sessions.crUid, from));
  await moveDevices(tx, from, into);
  await moveBlocks(tx, from, into);
  await tx.update(notes).set({ crUid: into }).where(eq(notes.crUid, from));
  await tx.update(notices).set({ crUid: into }).where(eq(notices.crUid, from));
  await mergeVoters(tx, from, into);
  await mergeSurveyTraces(tx, from, into);
  await tx
    .update(identities)
    .set({ mergedInto: into, email: null, phone: null, news: null, smsNews: null, deskKeys: null })
    .where(eq(identities.crUid, from));
  const { email, news, phone, smsNews, deskKeys } = identities;
  await tx
    .update(identities)
    .set({
      email: sql`coalesce(${email}, ${person?.email ?? null})`,
      // The preference belongs to the address.
      news: sql`case when ${email} is null then ${person?.news ?? null} else ${news} end`,
      deskKeys: sql`coalesce(${deskKeys}, ${person?.deskKeys ? JSON.stringify(person.deskKeys) : null}::json)`,
      phone: sql`coalesce(${phone}, ${person?.phone ?? null})`,
      smsNews: sql`case when ${phone} is null then ${person?.smsNews ?? null} else ${smsNews} end`,
    })
    .where(eq(identities.crUid, into));
  return csids.length;
}
