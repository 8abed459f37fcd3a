import { type SQL, sql } from 'drizzle-orm';
import { messages } from '../../platform/db/schema.ts';

/** Waiting time of a reopened or resumed case: since then, or since its later handler left. Null for other cases. */
export const waitingSince: SQL<Date | null> = sql`(
  case when "cases"."state" = 'open' then (
    select case when bool_or(m.event <> 'leave')
      then coalesce(max(m.at) filter (where m.event <> 'leave' and m.msg_id > taken.last), max(m.at)) end
    from messages m, lateral (
      select coalesce(max(t.msg_id), 0) as last from messages t
      where t.csid = "cases"."csid" and t.event in ('handle', 'rejoin', 'resume')) taken
    where m.csid = "cases"."csid" and m.event in ('crReopen', 'crResume', 'leave')) end)`.mapWith(
  messages.at,
);
