/** Metadata of uploads; their bytes are in `server/platform/storage`. */
import type { Captions } from '@parvis/api/calls/captions';
import type { Received } from '@parvis/api/entities/media';
import { boolean, index, integer, json, pgTable, real, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { utcTimestamp } from './columns.ts';
import { customers } from './customers.ts';
import { identities } from './people.ts';

export const media = pgTable(
  'media',
  {
    /** Client-generated. */
    id: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    crUid: text()
      .notNull()
      .references(() => identities.crUid, { onDelete: 'cascade' }),
    /** Uploaded as staff: kept when the uploader is erased. */
    staff: boolean().notNull(),
    /** Null until attached to a case. */
    csid: text().references(() => cases.csid, { onDelete: 'cascade' }),
    state: text().$type<Received['state']>().notNull().default('partial'),
    reason: text().$type<NonNullable<Received['reason']>>(),
    /** Scanned code, for daily limits. */
    qrid: text(),
    /** Size of the upload, and bytes received. */
    bytes: integer().notNull(),
    received: integer().notNull().default(0),
    /** Processing lock: since when a server reads it. */
    reading: utcTimestamp(),
    /** Videos: media type with codecs, and duration. */
    type: text(),
    seconds: real(),
    /** Videos: transcript by the uploader. */
    captions: json().$type<Captions>(),
    /** Pixels of the largest stored size. */
    width: integer(),
    height: integer(),
    /** Placeholder of about twenty pixels, as `data:` URL. */
    tiny: text(),
    /** Of a moderated message: nobody may read it. */
    withheld: boolean().notNull().default(false),
    created: utcTimestamp().notNull().defaultNow(),
  },
  (table) => [
    index('media_case').on(table.csid),
    index('media_person').on(table.crUid),
    index('media_created').on(table.created),
    index('media_customer').on(table.cuid, table.created),
    index('media_code').on(table.qrid, table.created),
  ],
);
