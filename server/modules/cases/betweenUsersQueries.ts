import { type SQL, sql } from 'drizzle-orm';
import { isAddressed, messageM } from './readFloor.ts';

const [crUid, staff] = [sql.placeholder('crUid'), sql.placeholder('staff')];

export const isLastHidden: SQL<boolean> = sql<boolean>`("cases"."between_users" and exists (select from messages m
  where m.csid = "cases"."csid" and m.msg_id = "cases"."last_msg_id"
    and not ${isAddressed(messageM, { csid: sql`m.csid`, crUid, staff })}))`;

export const hasConflict: SQL<boolean> = sql<boolean>`("cases"."between_users" and exists (select from participants p
  where p.csid = "cases"."csid" and not p.staff and p.blocks_at is not null))`;
