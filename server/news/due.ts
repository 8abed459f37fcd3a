import { sql } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';

/** So many people at a time: the rest comes with the next round. */
const AT_ONCE = 200;

/** What a person has not seen at one customer for as long as that waits. */
export interface Due {
  readonly crUid: string;
  readonly cuid: string;
}

/** What is news to whoever reported a case: that staff wrote, asked, wait until a day, closed or declined it. */
const isNews = sql`m.staff and m.cr_uid is distinct from i.cr_uid
  and (m.msg_txt is not null or m.qstn is not null or m.event in ('close', 'reject')
    or (m.event = 'hold' and m.hold_until is not null))`;

const theirs = sql`from identities i join cases c on c.reporter = i.cr_uid
  left join read_marks r on r.csid = c.csid and r.cr_uid = i.cr_uid and not r.staff`;

const untold = sql`greatest(coalesce(r.msg_id, 0), coalesce(r.told, 0))`;

/** Whoever asked for news by mail and has some that they did not see in the minutes of their customer. */
export async function duePeople(tx: Tx, demo: boolean): Promise<Due[]> {
  const { rows } = await tx.execute<{ cr_uid: string; cuid: string }>(sql`
    select distinct i.cr_uid, c.cuid ${theirs} join customers k on k.cuid = c.cuid
    where i.news in ('fact', 'words') and i.email is not null and (${demo} or not k.invented)
      and c.last_msg_id > ${untold} and exists (
        select 1 from messages m where m.csid = c.csid and m.msg_id > ${untold} and ${isNews}
          and m.at <= now() - make_interval(mins => k.news_minutes))
    order by i.cr_uid, c.cuid limit ${AT_ONCE}`);
  return rows.map(({ cr_uid: crUid, cuid }) => ({ crUid, cuid }));
}

/** A message that a person did not see and was not told of. */
export interface Unseen {
  readonly csid: string;
  readonly msgId: number;
}

/** All news of a person at a customer that they did not see and were not told of, those that came first first. */
export async function unseenNews(tx: Tx, { crUid, cuid }: Due): Promise<Unseen[]> {
  const { rows } = await tx.execute<{ csid: string; msg_id: number }>(sql`
    select c.csid, m.msg_id ${theirs} join messages m on m.csid = c.csid and m.msg_id > ${untold}
    where i.cr_uid = ${crUid} and c.cuid = ${cuid} and ${isNews} order by m.at, c.csid, m.msg_id`);
  return rows.map(({ csid, msg_id: msgId }) => ({ csid, msgId }));
}

/** Notes that a person is told of all these. */
export async function noteTold(tx: Tx, crUid: string, told: readonly Unseen[]): Promise<void> {
  const last = new Map<string, number>();
  for (const { csid, msgId } of told) last.set(csid, Math.max(msgId, last.get(csid) ?? 0));
  for (const [csid, msgId] of last)
    await tx.execute(sql`
      insert into read_marks (csid, cr_uid, staff, msg_id, told) values (${csid}, ${crUid}, false, 0, ${msgId})
      on conflict (csid, cr_uid, staff) do update set told = excluded.told`);
}

/** Takes back mails that still wait although everything they tell of was seen meanwhile, or that nobody wants any more. */
export async function withdrawSeen(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update deliveries d set state = 'replaced', recipient = null, message = null
    where d.about = 'news' and d.state = 'waiting' and not exists (
      select 1 ${theirs} join messages m on m.csid = c.csid and m.msg_id > coalesce(r.msg_id, 0)
      where i.email = d.recipient and i.news in ('fact', 'words') and c.cuid = d.cuid and ${isNews})`);
}
