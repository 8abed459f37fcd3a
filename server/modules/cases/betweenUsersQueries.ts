import { type SQL, sql } from 'drizzle-orm';
import { isAddressed, messageM } from './readFloor.ts';

const [crUid, staff] = [sql.placeholder('crUid'), sql.placeholder('staff')];

/** The last message of a case between users is for others. */
export const isLastHidden: SQL<boolean> = sql<boolean>`("cases"."between_users" and exists (select from messages m
  where m.csid = "cases"."csid" and m.msg_id = "cases"."last_msg_id"
    and not ${isAddressed(messageM, { csid: sql`m.csid`, crUid, staff })}))`;

/** One side of a case between users refuses messages of the other. */
export const hasConflict: SQL<boolean> = sql<boolean>`("cases"."between_users" and exists (select from participants p
  where p.csid = "cases"."csid" and not p.staff and p.blocks_at is not null))`;
