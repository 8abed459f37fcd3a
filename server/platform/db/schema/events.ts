/** What happened, for who reads along. */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, xid8 } from './columns.ts';

/**
 * What happened, in the transaction that made it happen. Readers take only rows of transactions that are past
 * (`tx < pg_snapshot_xmin(pg_current_snapshot())`), in the order `(tx, id)`: see `events/feed.ts`.
 */
export const feed = pgTable(
  'feed',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    tx: xid8().notNull().default(sql`pg_current_xact_id()`),
    cuid: text().notNull(),
    /** Empty where several cases went at once. */
    csid: text().notNull(),
    type: text().$type<'message' | 'case' | 'read' | 'erased'>().notNull(),
    msgId: integer(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [index('feed_order').on(table.tx, table.id), index('feed_at').on(table.at)],
);
