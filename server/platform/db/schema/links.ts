import type { LinkDelivery } from '@parvis/api/entities/intake';
import type { LinkRole } from '@parvis/api/entities/link';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { utcTimestamp } from './columns.ts';
import { customers } from './customers.ts';

/** To a customer's menu or into one case. */
export const connectLinks = pgTable(
  'connect_links',
  {
    /** 128 random bits: secret of `/m/c/{id}`. */
    id: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    /** Personal link. */
    csid: text().references(() => cases.csid, { onDelete: 'cascade' }),
    /** Of reports by a customer's link. */
    placeCode: text(),
    /** Never shown to visitors. */
    label: text(),
    /** At that time; neither for a reporter's link into their case. */
    madeRlid: text(),
    madeName: text(),
    madeAt: utcTimestamp().notNull().defaultNow(),
    /** Joins or reports. */
    uses: integer().notNull().default(0),
    useLimit: integer(),
    endsAt: utcTimestamp(),
    withdrawnAt: utcTimestamp(),
    joinsAs: text().$type<LinkRole>(),
    victim: boolean().notNull().default(false),
    /** How a reporter's own link reached them. */
    sentBy: text().$type<LinkDelivery>(),
    /** Keyed hash of the spoken code, and its failed tries. */
    spoken: text(),
    spokenTries: integer().notNull().default(0),
    /** Newcomers read from the beginning. */
    fromStart: boolean().notNull().default(false),
  },
  (table) => [
    index('connect_links_customer').on(table.cuid, table.madeAt),
    index('connect_links_case').on(table.csid).where(sql`csid is not null`),
    // Few rows, requested by strangers.
    index('connect_links_spoken').on(table.csid).where(sql`spoken is not null`),
  ],
);
