/** Files that people send: what is known of each. Their bytes lie in the storage of `server/platform/storage`. */
import type { Captions } from '@parvis/api/calls/captions';
import type { Received } from '@parvis/api/entities/media';
import { boolean, index, integer, json, pgTable, real, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { instant } from './columns.ts';
import { customers } from './customers.ts';
import { identities } from './people.ts';

export const media = pgTable(
  'media',
  {
    /** Made on the device of whoever sends it. */
    id: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    /** Who sent it. */
    crUid: text()
      .notNull()
      .references(() => identities.crUid, { onDelete: 'cascade' }),
    /** Sent as staff: it stays with the customer when its sender is erased. */
    staff: boolean().notNull(),
    /** Which case shows it; none before it is sent. */
    csid: text().references(() => cases.csid, { onDelete: 'cascade' }),
    state: text().$type<Received['state']>().notNull().default('partial'),
    /** Why it is not taken. */
    reason: text().$type<NonNullable<Received['reason']>>(),
    /** The code that a visitor had scanned: what is sent from one in a day is counted. */
    qrid: text(),
    /** Bytes of the file as it is sent, and how many of them have come. */
    bytes: integer().notNull(),
    received: integer().notNull().default(0),
    /** Since when it is read, while it is: by one server at a time. */
    reading: instant(),
    /** Of a video: its media type with its codecs, and how long it lasts; none of a photo. */
    type: text(),
    seconds: real(),
    /** Of a video: what is said in it, as whoever sent it wrote it down; that it has some stands in its message. */
    captions: json().$type<Captions>(),
    /** Of the largest size that is kept, pixels. */
    width: integer(),
    height: integer(),
    /** The same in some twenty pixels, as a `data:` address. */
    tiny: text(),
    created: instant().notNull().defaultNow(),
  },
  (table) => [
    index('media_case').on(table.csid),
    index('media_person').on(table.crUid),
    index('media_created').on(table.created),
    index('media_customer').on(table.cuid, table.created),
    index('media_code').on(table.qrid, table.created),
  ],
);
