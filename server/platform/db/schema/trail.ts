/** What was done with rights at a customer: who, when, what. */
import type { TrailKind, TrailVia, TrailWhat } from '@parvis/api/entities/trail';
import { bigint, index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** One thing that a file changed: what, and what it was before. */
export interface TrailDetail {
  readonly id: string;
  readonly value: string;
  readonly before: string;
}

export const trail = pgTable(
  'trail',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    cuid: text().notNull(),
    kind: text().$type<TrailKind>().notNull(),
    what: text().$type<TrailWhat>().notNull(),
    via: text().$type<TrailVia>().notNull(),
    /** Who did it, of the staff of then; nobody where a command, a file or the server did. */
    rlid: text(),
    /** What the customer's file called them then. */
    name: text(),
    /** What it was done to: a code, a name of a customer, a member of staff, how many. */
    about: text(),
    /** What a file changed. */
    details: json().$type<readonly TrailDetail[]>(),
  },
  (table) => [index('trail_customer').on(table.cuid, table.id), index('trail_at').on(table.at)],
);
