import { type SQL, sql } from 'drizzle-orm';
import { messages } from '../store/schema.ts';

/** Since when a case that came back waits, read of such cases alone. Whoever left one that staff had reopened left it waiting. */
export const waitingSince: SQL<Date | null> = sql`(
  case when "cases"."state" = 'open' and "cases"."reopen_until" is not null then (
    select max(m.at) from messages m where m.csid = "cases"."csid" and m.event in ('crReopen', 'leave')) end)`.mapWith(
  messages.at,
);
