import { eventsThat, MOMENT } from '@parvis/api/entities/eventEffects';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { buildReadFloor, isAboutReporter, isAddressed, messageM } from './readFloor.ts';

/** Limits the cost of long discussions: the order makes PostgreSQL read no more rows. */
export const UNREAD_MAX = 100;

const [crUid, staff] = [sql.placeholder('crUid'), sql.placeholder('staff')];

const gone = sql`coalesce((
  select p.left_at is not null from participants p
  where p.csid = "cases"."csid" and not p.staff and p.cr_uid = "cases"."reporter"), false)`;

export const reporterGone: SQL<boolean> = sql<boolean>`(${staff}::boolean and ${gone})`;

/** Safe to inline: codes of a table. */
const toSqlList = (does: Parameters<typeof eventsThat>[0]): SQL =>
  sql.raw(
    `(${eventsThat(does)
      .map((event) => `'${event}'`)
      .join(', ')})`,
  );

const [undoing, noNews, newsOfStaff] = [
  toSqlList(({ undoes }) => undoes === 'close'),
  toSqlList(({ news }) => news === 'nobody'),
  toSqlList(({ news }) => news === 'staff'),
];
const moment = sql.raw(`interval '${MOMENT / 1000} seconds'`);

/** A textless close, undone at once: the undo suffices. */
const isUndone = sql`(m.event = 'close' and m.msg_txt is null and exists (
  select 1 from messages r where r.csid = m.csid and r.msg_id between m.msg_id + 1 and m.msg_id + 2
    and r.event in ${undoing} and r.cr_uid = m.cr_uid and r.at <= m.at + ${moment}))`;

/** Skips erased texts; an author's erasure is news to handlers only. */
export const readable: SQL = sql`(m.event in ${noNews}) is not true
  and (m.staff or "cases"."state" <> 'open' or not ${gone}) and ${isUndone} is not true`;

export const unreadOfStaff = (crUid: Placeholder): SQL =>
  sql`(m.cr_uid <> ${crUid} or m.event in ${newsOfStaff}) and ${readable}`;

const readFloor = buildReadFloor({ csid: sql`"cases"."csid"`, crUid, staff });
const concernsReader = sql`(${staff}::boolean or "cases"."reporter" = ${crUid}
  or not ${isAboutReporter(sql`m.event`, sql`m.flow`)})
  and ${isAddressed(messageM, { csid: sql`m.csid`, crUid, staff })}`;

export const unread: SQL<number> = sql<number>`(
  select count(*)::int from (
    select 1 from messages m
    where m.csid = "cases"."csid" and (m.cr_uid <> ${crUid} or (${staff}::boolean and m.event in ${newsOfStaff})) and ${readable} and ${concernsReader}
      and m.msg_id > ${readFloor} and m.msg_id > coalesce((
      select r.msg_id from read_marks r
      where r.csid = "cases"."csid" and r.cr_uid = ${crUid} and r.staff = ${staff}), 0)
    order by m.msg_id limit ${UNREAD_MAX}) unread)`;
