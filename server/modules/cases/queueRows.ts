import type { Blocked } from '@parvis/api/entities/block';
import type { Step } from '@parvis/api/entities/case';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { blocks, cases, customers, readMarks } from '../../platform/db/schema.ts';
import { hasConflict } from './betweenUsersQueries.ts';
import { assignedToReader, called, selectLabels } from './caseView.ts';
import { UNREAD_MAX, unreadOfStaff } from './unread.ts';

const crUid = sql.placeholder('crUid');

const mark = alias(readMarks, 'mark');
export const isOwnMark = sql`mark.csid = ${cases.csid} and mark.cr_uid = ${crUid} and mark.staff`;

/** Participants of a case: one look-up per row. */
const people = sql`(
  select coalesce(json_agg(p.name order by p.joined) filter (where p.staff and p.left_at is null), '[]'::json) as handlers,
    max(coalesce(p.name, '')) filter (where p.staff and p.cr_uid = ${cases.lastBy}) as last_name,
    coalesce(bool_or(p.staff and p.cr_uid = ${crUid} and p.left_at is null), false) as mine,
    coalesce(bool_or(not p.staff and p.cr_uid = ${cases.reporter} and p.left_at is not null), false) as gone
  from participants p where p.csid = ${cases.csid}) people`;

/** The blocker need not take part. */
const blockerName = sql<string | null>`(case when cases.last_kind in ('block', 'unblock') then (
  select s.name from messages m join staff s on s.rlid = m.block ->> 'rlid' where m.csid = cases.csid and m.msg_id = cases.last_msg_id) end)`;

const unread = sql<number>`(case when cases.last_msg_id <= coalesce(mark.msg_id, 0) then 0 else (
  select count(*)::int from (
    select 1 from messages m where m.csid = cases.csid and m.msg_id > coalesce(mark.msg_id, 0) and ${unreadOfStaff(crUid)}
    order by m.msg_id limit ${sql.raw(String(UNREAD_MAX))}) unread) end)`;

const blocked = sql<Blocked | null>`(case when ${blocks.at} is not null
  then json_build_object('at', ${blocks.at}, 'reason', ${blocks.reason}) end)`;

/** An unseen note mentions the reader's role. */
const mentioned = sql<boolean>`coalesce((select true from note_mentions k
  where k.csid = ${cases.csid} and k.rlid = ${sql.placeholder('rlid')} and not k.seen limit 1), false)`;

/** `selectCases` for the staff queue, with the placeholders `crUid` and `rlid`. */
export const selectQueue = (db: Database) =>
  db
    .select({
      row: cases,
      cstmrLbl: customers.lbl,
      unread,
      handlers: sql<string[]>`people.handlers`,
      lastName: sql<string | null>`coalesce(people.last_name, ${blockerName})`,
      mine: sql<boolean>`people.mine`,
      reporterGone: sql<boolean>`people.gone`,
      called: called(sql`true`),
      labels: selectLabels(sql`true`),
      assigned: assignedToReader(sql`true`),
      mentioned,
      blocked,
      withdrawn: customers.withdrawn,
      readFloor: sql<number>`0`,
      lastHidden: sql<boolean>`false`,
      conflict: hasConflict,
      can: sql<Step[] | null>`null`,
      webOnly: sql<boolean | null>`null`,
    })
    .from(cases)
    .innerJoin(customers, eq(customers.cuid, cases.cuid))
    .leftJoin(mark, isOwnMark)
    .leftJoin(blocks, and(eq(blocks.cuid, cases.cuid), eq(blocks.crUid, cases.reporter)))
    .crossJoinLateral(people);
