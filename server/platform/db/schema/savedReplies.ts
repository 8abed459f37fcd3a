import type { ReplyState } from '@parvis/api/entities/savedReply';
import { bigint, index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { customers, staff } from './customers.ts';

const content = () => ({
  title: text().notNull(),
  /** By language tag, with placeholders. */
  words: json().$type<Readonly<Record<string, string>>>().notNull(),
  /** Suggest it; empty for all. */
  ccatCodes: json().$type<readonly string[]>().notNull(),
  states: json().$type<readonly ReplyState[]>().notNull(),
  /** Last editor, by name. */
  savedBy: text().notNull(),
  saved: utcTimestamp().notNull(),
});

export const savedReplies = pgTable(
  'saved_replies',
  {
    /** Client-generated. */
    id: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    /** Null for the customer's. */
    rlid: text().references(() => staff.rlid, { onDelete: 'cascade' }),
    ...content(),
    archived: utcTimestamp(),
  },
  (table) => [index('saved_replies_customer').on(table.cuid), index('saved_replies_owner').on(table.rlid)],
);

/** Versions before each change. */
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
