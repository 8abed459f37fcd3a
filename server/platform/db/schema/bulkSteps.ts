import type { BodyOf } from '@parvis/api/call';
import type { Bulk, bulkCalls } from '@parvis/api/calls/bulk';
import { json, pgTable, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { customers, staff } from './customers.ts';

export type BulkRequest = Omit<BodyOf<(typeof bulkCalls)['casesBulk']>, 'id'>;
export type BulkResult = Pick<Bulk, 'done' | 'left'>;

/** One step in several cases; kept a day. */
export const bulkSteps = pgTable('bulk_steps', {
  /** Client-generated. */
  id: text().primaryKey(),
  cuid: text()
    .notNull()
    .references(() => customers.cuid, { onDelete: 'cascade' }),
  rlid: text()
    .notNull()
    .references(() => staff.rlid, { onDelete: 'cascade' }),
  state: text().$type<'waiting' | 'done' | 'undone'>().notNull().default('waiting'),
  /** When it is taken, unless undone before. */
  due: utcTimestamp().notNull(),
  /** Locked by a server since. */
  claimed: utcTimestamp(),
  request: json().$type<BulkRequest>().notNull(),
  /** Null until then. */
  result: json().$type<BulkResult>(),
});
