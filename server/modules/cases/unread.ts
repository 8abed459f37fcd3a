import { eventsThat, MOMENT } from '@parvis/api/entities/eventEffects';
import { type SQL, sql } from 'drizzle-orm';

/** Unread messages are counted up to here, so that a forgotten long discussion costs a list nothing. */
const UNREAD_MAX = 100;

/** Who asks, as the statements are told it. */
const [crUid, staff] = [sql.placeholder('crUid'), sql.placeholder('staff')];

const gone = sql`coalesce((
  select p.left_at is not null from participants p
  where p.csid = "cases"."csid" and not p.staff and p.cr_uid = "cases"."reporter"), false)`;

/** Whoever reported a case has erased everything, as staff read it: whoever reads it as its reporter has not. */
export const reporterGone: SQL<boolean> = sql<boolean>`(${staff}::boolean and ${gone})`;

/** Events as a statement lists them: codes of the table, which no person wrote. */
const listed = (does: Parameters<typeof eventsThat>[0]): SQL =>
  sql.raw(
    `(${eventsThat(does)
      .map((event) => `'${event}'`)
      .join(', ')})`,
  );

const [undoing, noNews, newsOfStaff] = [
  listed(({ undoes }) => undoes === 'close'),
  listed(({ news }) => news === 'nobody'),
  listed(({ news }) => news === 'staff'),
];
const moment = sql.raw(`interval '${MOMENT / 1000} seconds'`);

/** A close without words that whoever did it took back at once: the taking back tells of both. */
const takenBack = sql`(m.event = 'close' and m.msg_txt is null and exists (
  select 1 from messages r where r.csid = m.csid and r.msg_id between m.msg_id + 1 and m.msg_id + 2
    and r.event in ${undoing} and r.cr_uid = m.cr_uid and r.at <= m.at + ${moment}))`;

/**
 * What can be read of a message `m`: of words that were erased nothing is left, and that their author is gone is news to those who
 * handle the case alone.
 */
export const readable: SQL = sql`(m.event in ${noNews}) is not true
  and (m.staff or "cases"."state" <> 'open' or not ${gone}) and ${takenBack} is not true`;

/** How many messages of a case its reader has not seen, as far as they are counted. */
export const unread: SQL<number> = sql<number>`(
  select count(*)::int from (
    select 1 from messages m
    where m.csid = "cases"."csid" and (m.cr_uid <> ${crUid} or (${staff}::boolean and m.event in ${newsOfStaff})) and ${readable} and m.msg_id > coalesce((
      select r.msg_id from read_marks r
      where r.csid = "cases"."csid" and r.cr_uid = ${crUid} and r.staff = ${staff}), 0)
    limit ${UNREAD_MAX}) unread)`;
