import type { FollowRole } from '@parvis/api/entities/follower';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { utcTimestamp } from './columns.ts';
import { identities } from './people.ts';

/**
 * Visitors who follow a case of others: not participants, so that every call of a case refuses them. Read and notified
 * positions as in `read_marks`, which are of participants.
 */
export const followers = pgTable(
  'followers',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    crUid: text()
      .notNull()
      .references(() => identities.crUid),
    as: text('joined_as').$type<FollowRole>().notNull(),
    joined: utcTimestamp().notNull().defaultNow(),
    msgId: integer().notNull(),
    told: integer().notNull().default(0),
    toldAt: utcTimestamp(),
    pushed: integer().notNull().default(0),
    pushedAt: utcTimestamp(),
    texted: integer().notNull().default(0),
    textedAt: utcTimestamp(),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.crUid] }),
    index('followers_person').on(table.crUid, table.csid),
  ],
);
