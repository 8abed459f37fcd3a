/** Bytes are in `server/platform/storage`. */
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
    /** By staff: outlives the uploader. */
    staff: boolean().notNull(),
    /** Null until attached. */
    csid: text().references(() => cases.csid, { onDelete: 'cascade' }),
    state: text().$type<Received['state']>().notNull().default('partial'),
    reason: text().$type<NonNullable<Received['reason']>>(),
    /** For daily limits. */
    qrid: text(),
    /** Total and received. */
    bytes: integer().notNull(),
    received: integer().notNull().default(0),
    /** Processing lock: a server reads it since. */
    reading: utcTimestamp(),
    /** Videos: media type with codecs. */
    type: text(),
    seconds: real(),
    /** Videos: the uploader's transcript. */
    captions: json().$type<Captions>(),
    /** Largest stored size, pixels. */
    width: integer(),
    height: integer(),
    /** `data:` URL of about twenty pixels. */
    tiny: text(),
    /** Moderated: unreadable. */
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
