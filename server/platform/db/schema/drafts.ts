import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { utcTimestamp } from './columns.ts';
import { customers } from './customers.ts';
import { identities } from './people.ts';

/** A phone continues where the desk stopped. */
export const drafts = pgTable(
  'drafts',
  {
    crUid: text()
      .notNull()
      .references(() => identities.crUid, { onDelete: 'cascade' }),
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    txt: text().notNull(),
    saved: utcTimestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.crUid, table.csid] }),
    index('drafts_case').on(table.csid),
    index('drafts_customer').on(table.cuid),
  ],
);
