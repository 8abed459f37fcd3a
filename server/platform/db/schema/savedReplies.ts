import type { ReplyState } from '@parvis/api/entities/savedReply';
import { bigint, index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { customers, staff } from './customers.ts';

const content = () => ({
  title: text().notNull(),
  /** By language tag, with placeholders. */
  words: json().$type<Readonly<Record<string, string>>>().notNull(),
  /** Categories and states that suggest it; all where there is none. */
  ccatCodes: json().$type<readonly string[]>().notNull(),
  states: json().$type<readonly ReplyState[]>().notNull(),
  /** Staff member who saved it last, by name. */
  savedBy: text().notNull(),
  saved: utcTimestamp().notNull(),
});

/** Replies that staff saved to send them again. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    /** Made on the device. */
    id: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    /** Its owner; null where it is the customer's. */
    rlid: text().references(() => staff.rlid, { onDelete: 'cascade' }),
    ...content(),
    archived: utcTimestamp(),
  },
  (table) => [index('saved_replies_customer').on(table.cuid), index('saved_replies_owner').on(table.rlid)],
);

/** Saved replies as they were before each change. */
export const savedReplyVersions = pgTable(
  'saved_reply_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reply: text()
      .notNull()
      .references(() => savedReplies.id, { onDelete: 'cascade' }),
    ...content(),
  },
  (table) => [index('saved_reply_versions_reply').on(table.reply, table.id)],
);
