import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { utcTimestamp } from './columns.ts';
import { customers, staff } from './customers.ts';
import { identities } from './people.ts';

/** For staff only; visitors read messages, so not stored there. */
export const notes = pgTable(
  'notes',
  {
    /** Client-generated. */
    id: text().primaryKey(),
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    /** Null once erased. */
    crUid: text().references(() => identities.crUid, { onDelete: 'set null' }),
    name: text(),
    txt: text().notNull(),
    at: utcTimestamp().notNull(),
    changed: utcTimestamp(),
  },
  (table) => [
    index('notes_case').on(table.csid, table.at),
    index('notes_customer').on(table.cuid, table.csid),
    index('notes_author').on(table.crUid),
  ],
);

/** Alerted channel by channel until seen. */
export const noteMentions = pgTable(
  'note_mentions',
  {
    note: text()
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    rlid: text()
      .notNull()
      .references(() => staff.rlid, { onDelete: 'cascade' }),
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    at: utcTimestamp().notNull(),
    pushedAt: utcTimestamp(),
    mailedAt: utcTimestamp(),
    textedAt: utcTimestamp(),
    seen: boolean().notNull().default(false),
    over: boolean().notNull().default(false),
    due: utcTimestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.note, table.rlid] }),
    index('note_mentions_due').on(table.due).where(sql`not over`),
    index('note_mentions_role').on(table.rlid, table.csid),
    index('note_mentions_case').on(table.csid),
  ],
);
