import type { Message } from '@parvis/api/entities/message';
import type { ModerationReason } from '@parvis/api/entities/moderation';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { cases, messages, moderatedMessages, staff } from '../../platform/db/schema.ts';
import type { Reader } from '../context/appContext.ts';
import { type MessageRow, REPORT_MSG_ID } from './caseRows.ts';
import { type BlockContext, isBlockEvent, toMessage } from './messageView.ts';
import { buildReadFloor, isAboutReporter, isAddressed } from './readFloor.ts';

/** Clamps to a PostgreSQL integer. */
export const clampMessageId = (value: number): number =>
  Math.min(Math.max(Math.floor(value), 0), 2 ** 31 - 1);

/** After a number, before one, or the newest. */
export interface MessagePageRequest {
  after?: number | undefined;
  before?: number | undefined;
  limit: number;
}

/** Oldest first. */
export interface MessagesPage {
  messages: Message[];
  next: number | undefined;
}

const placeholder = (name: string) => sql.placeholder(name);

const pageReader = {
  csid: placeholder('csid'),
  crUid: placeholder('crUid'),
  staff: placeholder('staff'),
};
const readFloor = buildReadFloor(pageReader);
const isReadable = sql`${messages.msgId} > ${readFloor}`;
const isReporterOrStaff = sql`(${placeholder('staff')}::boolean
  or (select c.reporter = ${placeholder('crUid')} from cases c where c.csid = ${placeholder('csid')}))`;
const isShown = sql`${isReadable} and ${isAddressed(messages, pageReader)} and (${isReporterOrStaff} or not ${isAboutReporter(messages.event, messages.flow)})`;

const columns = {
  ...getTableColumns(messages),
  /** For gatherings, and for linked report answers (reporter and staff). */
  gthrId: sql<string | null>`(select case when c.kind = 'gathering' then c.csid
    when ${messages.msgId} = ${sql.raw(String(REPORT_MSG_ID))} and ${isReporterOrStaff} then c.gthr_id end
    from cases c where c.csid = ${placeholder('csid')})`,
};

const messagesAfterQuery = prepareStatement((db) =>
  db
    .select(columns)
    .from(messages)
    .where(and(eq(messages.csid, placeholder('csid')), gt(messages.msgId, placeholder('after')), isShown))
    .orderBy(asc(messages.msgId))
    .limit(placeholder('limit'))
    .prepare('messages_after'),
);

const flaggedAfterQuery = prepareStatement((db) =>
  db
    .select(columns)
    .from(messages)
    .where(
      and(
        eq(messages.csid, placeholder('csid')),
        gt(messages.msgId, placeholder('after')),
        isNotNull(messages.event),
        isShown,
      ),
    )
    .orderBy(asc(messages.msgId))
    .limit(placeholder('limit'))
    .prepare('flagged_after'),
);

const messagesBeforeQuery = prepareStatement((db) =>
  db
    .select(columns)
    .from(messages)
    .where(and(eq(messages.csid, placeholder('csid')), lt(messages.msgId, placeholder('before')), isShown))
    .orderBy(desc(messages.msgId))
    .limit(placeholder('limit'))
    .prepare('messages_before'),
);

/** Most pages have no block. */
async function loadBlockContext(
  db: Database,
  csid: string,
  page: readonly MessageRow[],
  reader: Reader,
): Promise<BlockContext | undefined> {
  const blockMessages = page.filter(isBlockEvent);
  if (blockMessages.length === 0) return undefined;
  const { cuid, reporter } = cases;
  const [found] = await db.select({ cuid, reporter }).from(cases).where(eq(cases.csid, csid));
  if (!found) return undefined;
  const rlids = reader.staff ? blockMessages.flatMap(({ block }) => block?.rlid ?? []) : [];
  const by = await db
    .select({ rlid: staff.rlid, name: staff.name })
    .from(staff)
    .where(inArray(staff.rlid, rlids));
  return { ...found, names: new Map(by.map(({ rlid, name }) => [rlid, name])) };
}

/** Null outside gatherings. */
export async function findGatheringId(db: Pick<Database, 'select'>, csid: string): Promise<string | null> {
  const [row] = await db.select({ kind: cases.kind }).from(cases).where(eq(cases.csid, csid));
  return row?.kind === 'gathering' ? csid : null;
}

/** Most pages have no moderated message. */
export async function loadModerationReasons(
  db: Pick<Database, 'select'>,
  csid: string,
  page: readonly Pick<MessageRow, 'msgId' | 'event'>[],
): Promise<ReadonlyMap<number, ModerationReason>> {
  const msgIds = page.filter(({ event }) => event === 'moderated').map(({ msgId }) => msgId);
  if (msgIds.length === 0) return new Map();
  const rows = await db
    .select({ msgId: moderatedMessages.msgId, reason: moderatedMessages.reason })
    .from(moderatedMessages)
    .where(and(eq(moderatedMessages.csid, csid), inArray(moderatedMessages.msgId, msgIds)));
  return new Map(rows.map(({ msgId, reason }) => [msgId, reason]));
}

async function toPage(
  db: Database,
  csid: string,
  { rows, limit }: { rows: readonly MessageRow[]; limit: number },
  reader: Reader,
): Promise<MessagesPage> {
  const page = rows.slice(0, limit);
  const about = await loadBlockContext(db, csid, page, reader);
  const reasons = await loadModerationReasons(db, csid, page);
  return {
    messages: page
      .map((row) => toMessage(row, reader, about, reasons.get(row.msgId)))
      .sort((a, b) => a.msgId - b.msgId),
    next: rows.length > limit ? page.at(-1)?.msgId : undefined,
  };
}

export async function loadMessagesPage(
  db: Database,
  csid: string,
  { after, before, limit }: MessagePageRequest,
  reader: Reader,
): Promise<MessagesPage> {
  // One extra row shows whether a next page exists.
  const more = { csid, crUid: reader.crUid, staff: reader.staff, limit: limit + 1 };
  const rows =
    after === undefined
      ? await messagesBeforeQuery(db).execute({
          ...more,
          before: clampMessageId(before ?? Number.POSITIVE_INFINITY),
        })
      : await messagesAfterQuery(db).execute({ ...more, after: clampMessageId(after) });
  return toPage(db, csid, { rows, limit }, reader);
}

export async function loadFlaggedMessages(
  db: Database,
  csid: string,
  { after, limit }: { after: number; limit: number },
  reader: Reader,
): Promise<MessagesPage> {
  const rows = await flaggedAfterQuery(db).execute({
    ...{ csid, crUid: reader.crUid, staff: reader.staff },
    ...{ after: clampMessageId(after), limit: limit + 1 },
  });
  return toPage(db, csid, { rows, limit }, reader);
}
