import type { GatheringAccess } from '@parvis/api/entities/gathering';
import type { Words } from '@parvis/locales/wordsIn';
import { boolean, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { utcTimestamp } from './columns.ts';
import { customers } from './customers.ts';
import { identities } from './people.ts';

/** Conversation, people and place are in the case with the same id. */
export const gatherings = pgTable(
  'gatherings',
  {
    /** `gthrId` and `csid` of its case. */
    csid: text()
      .primaryKey()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    title: json().$type<Words>().notNull(),
    intro: json().$type<Words>(),
    access: text().$type<GatheringAccess>().notNull(),
    /** Read-only outside this period. */
    beginsAt: utcTimestamp(),
    endsAt: utcTimestamp(),
    /** In `media`. */
    picture: text(),
    /** Staff publish visitors' messages. */
    premoderated: boolean().notNull().default(false),
    /** Null once erased. */
    madeBy: text().references(() => identities.crUid, { onDelete: 'set null' }),
    madeByStaff: boolean().notNull(),
    /** Name of its maker at that time. */
    madeName: text().notNull(),
    pinnedMsgId: integer(),
  },
  (table) => [index('gatherings_customer').on(table.cuid), index('gatherings_maker').on(table.madeBy)],
);

/** Hidden for one reader. */
export const hiddenMembers = pgTable(
  'hidden_members',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    crUid: text()
      .notNull()
      .references(() => identities.crUid, { onDelete: 'cascade' }),
    hidden: text()
      .notNull()
      .references(() => identities.crUid, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.crUid, table.hidden] }),
    index('hidden_members_person').on(table.crUid),
    index('hidden_members_hidden').on(table.hidden),
  ],
);
