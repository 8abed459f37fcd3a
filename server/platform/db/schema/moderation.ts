import type { ModerationReason } from '@parvis/api/entities/moderation';
import type { NoticeAbout, NoticeDecision } from '@parvis/api/entities/notice';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { cases, type messages } from './cases.ts';
import { utcTimestamp } from './columns.ts';
import { customers } from './customers.ts';
import { identities } from './people.ts';

/** Restored by an undo. */
export type WithheldContent = Pick<
  typeof messages.$inferSelect,
  'msgTxt' | 'qstnId' | 'items' | 'answers' | 'words' | 'media'
> &
  Pick<typeof cases.$inferSelect, 'lastTxt'>;

/** With their content until it is erased. */
export const moderatedMessages = pgTable(
  'moderated_messages',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    msgId: integer().notNull(),
    at: utcTimestamp().notNull().defaultNow(),
    /** Role and name at that time. */
    rlid: text().notNull(),
    name: text().notNull(),
    reason: text().$type<ModerationReason>().notNull(),
    /** For administrators. */
    note: text(),
    /** Null once erased. */
    content: json().$type<WithheldContent>(),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.msgId] }),
    index('moderated_messages_withheld').on(table.csid).where(sql`content is not null`),
  ],
);

/** Outlive their case. */
export const notices = pgTable(
  'notices',
  {
    /** Client-generated. */
    id: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    csid: text().notNull(),
    nbr: text().notNull(),
    /** Easy to say on the phone. */
    reference: text().notNull(),
    /** Null once erased. */
    crUid: text().references(() => identities.crUid, { onDelete: 'set null' }),
    at: utcTimestamp().notNull(),
    about: json().$type<NoticeAbout>().notNull(),
    reason: text().$type<ModerationReason>().notNull(),
    txt: text(),
    /** At that time, for administrators. */
    copy: text(),
    /** Stopped the conversation. */
    stopped: boolean().notNull(),
    decision: text().$type<NoticeDecision>(),
    decidedAt: utcTimestamp(),
    /** At that time. */
    decidedRlid: text(),
    decidedName: text(),
    note: text(),
  },
  (table) => [
    unique('notices_reference').on(table.cuid, table.reference),
    index('notices_customer').on(table.cuid, table.at),
    index('notices_person').on(table.crUid, table.at).where(sql`cr_uid is not null`),
  ],
);
