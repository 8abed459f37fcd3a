import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { media } from '../../platform/db/schema.ts';
import { callEvents } from './stepEvents.ts';

type Value = SQL | ReturnType<typeof sql.placeholder> | string | boolean;

/** Above every message number. */
const NOTHING = 2 ** 31 - 1;

/**
 * Last message hidden from a reader: 0 for staff, the number at joining for a visitor who reads from then on,
 * `NOTHING` for non-participants.
 */
export const buildReadFloor = (reader: {
  readonly csid: Value;
  readonly crUid: Value;
  readonly staff: Value;
}): SQL<number> => sql<number>`(case when ${reader.staff}::boolean then 0 else coalesce((
  select p.reads_after from participants p
  where p.csid = ${reader.csid} and not p.staff and p.cr_uid = ${reader.crUid} and p.left_at is null), ${sql.raw(String(NOTHING))}) end)`;

const reportersEvents: readonly string[] = [
  ...['block', 'unblock', 'addId', 'update', 'idMissing', 'crWeb'],
  ...Object.values(callEvents),
];
const reportersFlows: readonly string[] = ['satisfaction', 'mobileNeeded'];
const eventList = sql.raw(`(${reportersEvents.map((event) => `'${event}'`).join(', ')})`);

export const isReportersKind = (kind: string): boolean =>
  reportersEvents.includes(kind) || reportersFlows.includes(kind);

/** Matches blocks, contacts, phone calls, and questions of the product. */
export const isAboutReporter = (event: SQL | AnyPgColumn, flow: SQL | AnyPgColumn): SQL<boolean> =>
  sql<boolean>`coalesce(${event} in ${eventList} or ${flow} is not null, false)`;

/** Staff read all. */
export const isAddressed = (
  message: {
    readonly tgtTypes: SQL | AnyPgColumn;
    readonly crUid: SQL | AnyPgColumn;
    readonly staff: SQL | AnyPgColumn;
  },
  reader: { readonly csid: Value; readonly crUid: Value; readonly staff: Value },
): SQL<boolean> =>
  sql<boolean>`(${message.tgtTypes} is null or ${reader.staff}::boolean
    or is_addressed(${message.tgtTypes}, ${reader.csid}, ${message.crUid}, ${message.staff}, ${reader.crUid}))`;

export const messageM = { tgtTypes: sql`m.tgt_types`, crUid: sql`m.cr_uid`, staff: sql`m.staff` };

/** Own files, and those in readable messages. */
export async function isShownTo(
  db: Pick<Database, 'select'>,
  csid: string,
  id: string,
  crUid: string,
): Promise<boolean> {
  const floor = buildReadFloor({ csid, crUid, staff: false });
  // A poster is in the same message as its video.
  const hasFile = sql`m.csid = ${csid} and m.media::text like ${`%"${id}"%`}`;
  const isFor = isAddressed(messageM, { csid, crUid, staff: false });
  const isReadable = sql<boolean>`((${media.crUid} = ${crUid} and not ${media.staff})
    or (${floor} = 0 and not exists (select from messages m where ${hasFile} and not ${isFor}))
    or exists (select from messages m where ${hasFile} and m.msg_id > ${floor} and ${isFor}))`;
  const [found] = await db.select({ isReadable }).from(media).where(eq(media.id, id));
  return found?.isReadable === true;
}
