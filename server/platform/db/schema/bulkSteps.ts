import type { BodyOf } from '@parvis/api/call';
import type { Bulk, bulkCalls } from '@parvis/api/calls/bulk';
import { json, pgTable, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { customers, staff } from './customers.ts';

export type BulkRequest = Omit<BodyOf<(typeof bulkCalls)['casesBulk']>, 'id'>;
export type BulkResult = Pick<Bulk, 'done' | 'left'>;

/** One step of staff in several cases, until a day after it. */
export const bulkSteps = pgTable('bulk_steps', {
  /** Made on the device. */
  id: text().primaryKey(),
  cuid: text()
    .notNull()
    .references(() => customers.cuid, { onDelete: 'cascade' }),
  rlid: text()
    .notNull()
    .references(() => staff.rlid, { onDelete: 'cascade' }),
  state: text().$type<'waiting' | 'done' | 'undone'>().notNull().default('waiting'),
  /** When it is taken, unless it is undone before. */
  due: utcTimestamp().notNull(),
  /** Since when a server takes it. */
  claimed: utcTimestamp(),
  request: json().$type<BulkRequest>().notNull(),
  /** Null until it is taken. */
  result: json().$type<BulkResult>(),
});
