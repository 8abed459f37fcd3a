import type { LinkDelivery } from '@parvis/api/entities/intake';
import type { LinkRole } from '@parvis/api/entities/link';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { utcTimestamp } from './columns.ts';
import { customers } from './customers.ts';

/** Connect links: to a customer's menu, or into one case. */
export const connectLinks = pgTable(
  'connect_links',
  {
    /** 128 random bits, the secret of the address `/m/c/{id}`. */
    id: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    /** The case of a personal link. */
    csid: text().references(() => cases.csid, { onDelete: 'cascade' }),
    /** Place that reports of a customer's link name. */
    placeCode: text(),
    /** Note of staff, never shown to visitors. */
    label: text(),
    /** Role and name of its maker at that time; of a reporter's link into their case neither. */
    madeRlid: text(),
    madeName: text(),
    madeAt: utcTimestamp().notNull().defaultNow(),
    /** Joins, or reports sent. */
    uses: integer().notNull().default(0),
    useLimit: integer(),
    endsAt: utcTimestamp(),
    withdrawnAt: utcTimestamp(),
    joinsAs: text().$type<LinkRole>(),
    victim: boolean().notNull().default(false),
    /** Of a reporter's own link: how it reached them. */
    sentBy: text().$type<LinkDelivery>(),
    /** Keyed hash of the code that is read aloud instead of the address, and how often it was mistyped. */
    spoken: text(),
    spokenTries: integer().notNull().default(0),
    /** Whether who joins reads the conversation from its beginning. */
    fromStart: boolean().notNull().default(false),
  },
  (table) => [
    index('connect_links_customer').on(table.cuid, table.madeAt),
    index('connect_links_case').on(table.csid).where(sql`csid is not null`),
    // Few are read aloud, and strangers ask for them.
    index('connect_links_spoken').on(table.csid).where(sql`spoken is not null`),
  ],
);
