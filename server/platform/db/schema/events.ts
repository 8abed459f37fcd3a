import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { utcTimestamp, xid8 } from './columns.ts';

/**
 * Written in each change's transaction. Readers take closed transactions only (`tx <
 * pg_snapshot_xmin(pg_current_snapshot())`), ordered by `(tx, id)`: `realtime/feed.ts`.
 */
export const feed = pgTable(
  'feed',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    tx: xid8().notNull().default(sql`pg_current_xact_id()`),
    cuid: text().notNull(),
    /** Empty for several cases. */
    csid: text().notNull(),
    type: text().$type<'message' | 'case' | 'read' | 'erased' | 'note'>().notNull(),
    msgId: integer(),
    at: utcTimestamp().notNull().defaultNow(),
  },
  (table) => [index('feed_order').on(table.tx, table.id), index('feed_at').on(table.at)],
);
