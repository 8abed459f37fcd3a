import { eventsThat } from '@parvis/api/entities/eventEffects';
import { type SQL, sql } from 'drizzle-orm';

const joinEvents = (events: readonly string[]): SQL =>
  sql.join(
    events.map((event) => sql`${event}`),
    sql`, `,
  );

const ends = ['close', 'reject', 'crSolved', 'crClose', 'crCancel'];
const holdsAndEnds = joinEvents([...eventsThat(({ hold }) => hold === 'begins'), ...ends]);

/** A promised day, an end, a return, an open conversation; never text. */
export const isFollowerNews: SQL = sql`(m.event in (${joinEvents([...ends, 'crReopen', 'openedToFollowers'])})
  or (m.event = 'hold' and m.hold_until is not null)
  or (m.event = 'resume' and (select e.event from messages e where e.csid = m.csid and e.msg_id < m.msg_id
    and e.event in (${holdsAndEnds}) order by e.msg_id desc limit 1) not in ('hold', 'crHold')))`;
