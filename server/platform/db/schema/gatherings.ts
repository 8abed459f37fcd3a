import type { GatheringAccess } from '@parvis/api/entities/gathering';
import type { Words } from '@parvis/locales/wordsIn';
import { boolean, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { utcTimestamp } from './columns.ts';
import { customers } from './customers.ts';
import { identities } from './people.ts';

/** Open discussions about a place or an event. Conversation, people and place stand in the case of the same id. */
export const gatherings = pgTable(
  'gatherings',
  {
    /** Its `gthrId`, and the `csid` of its case. */
    csid: text()
      .primaryKey()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    title: json().$type<Words>().notNull(),
    intro: json().$type<Words>(),
    access: text().$type<GatheringAccess>().notNull(),
    /** Of its period. Nobody writes before or after it. */
    beginsAt: utcTimestamp(),
    endsAt: utcTimestamp(),
    /** Its picture, in `media`. */
    picture: text(),
    /** Staff publish each message of visitors. */
    premoderated: boolean().notNull().default(false),
    /** Its maker; null once erased. */
    madeBy: text().references(() => identities.crUid, { onDelete: 'set null' }),
    madeByStaff: boolean().notNull(),
    /** Name of its maker at that time. */
    madeName: text().notNull(),
    pinnedMsgId: integer(),
  },
  (table) => [index('gatherings_customer').on(table.cuid), index('gatherings_maker').on(table.madeBy)],
);

/** Whose messages somebody in a gathering does not want to read. */
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
