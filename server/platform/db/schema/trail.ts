import type { TrailKind, TrailVia, TrailWhat } from '@parvis/api/entities/trail';
import { bigint, index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';

export interface AuditLogDetail {
  readonly id: string;
  readonly value: string;
  readonly before: string;
}

export const trail = pgTable(
  'trail',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: utcTimestamp().notNull().defaultNow(),
    cuid: text().notNull(),
    kind: text().$type<TrailKind>().notNull(),
    what: text().$type<TrailWhat>().notNull(),
    via: text().$type<TrailVia>().notNull(),
    /** Null for commands, files and the server. */
    rlid: text(),
    /** Actor's name at that time. */
    name: text(),
    /** Code, name, staff member or number. */
    about: text(),
    details: json().$type<readonly AuditLogDetail[]>(),
  },
  (table) => [index('trail_customer').on(table.cuid, table.id), index('trail_at').on(table.at)],
);
