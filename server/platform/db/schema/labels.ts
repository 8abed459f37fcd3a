import type { LabelColour } from '@parvis/api/entities/label';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { customers } from './customers.ts';

/** For staff only. */
export const labels = pgTable(
  'labels',
  {
    /** Client-generated. */
    id: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    name: text().notNull(),
    colour: text().$type<LabelColour>().notNull(),
  },
  (table) => [uniqueIndex('labels_name').on(table.cuid, sql`lower(${table.name})`)],
);

export const caseLabels = pgTable(
  'case_labels',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    label: text()
      .notNull()
      .references(() => labels.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.label] }),
    index('case_labels_label').on(table.label, table.csid),
  ],
);
