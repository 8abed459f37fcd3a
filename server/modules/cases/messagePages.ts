import type { Message } from '@parvis/api/entities/message';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { cases, messages, staff } from '../../platform/db/schema.ts';
import type { Reader } from '../context/services.ts';
import type { MessageRow } from './caseRows.ts';
import { type BlockedIn, messageOf, tellsBlock } from './messageView.ts';

/** Clamps to a PostgreSQL integer. */
export const wholeNumber = (value: number): number => Math.min(Math.max(Math.floor(value), 0), 2 ** 31 - 1);

/** After a number, before one, or the newest. */
export interface PageOfMessages {
  after?: number | undefined;
  before?: number | undefined;
  limit: number;
}

/** Oldest first. */
export interface MessagesPage {
  messages: Message[];
  next: number | undefined;
}

const ask = (name: string) => sql.placeholder(name);

const following = prepared((db) =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.csid, ask('csid')), gt(messages.msgId, ask('after'))))
    .orderBy(asc(messages.msgId))
    .limit(ask('limit'))
    .prepare('messages_after'),
);

const preceding = prepared((db) =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.csid, ask('csid')), lt(messages.msgId, ask('before'))))
    .orderBy(desc(messages.msgId))
    .limit(ask('limit'))
    .prepare('messages_before'),
);

/** Loads case and role names for messages about blocks; most pages have none. */
async function blockedIn(
  db: Database,
  csid: string,
  page: readonly MessageRow[],
  reader: Reader,
): Promise<BlockedIn | undefined> {
  const told = page.filter(tellsBlock);
  if (told.length === 0) return undefined;
  const { cuid, reporter } = cases;
  const [found] = await db.select({ cuid, reporter }).from(cases).where(eq(cases.csid, csid));
  if (!found) return undefined;
  const rlids = reader.staff ? told.flatMap(({ block }) => block?.rlid ?? []) : [];
  const by = await db
    .select({ rlid: staff.rlid, name: staff.name })
    .from(staff)
    .where(inArray(staff.rlid, rlids));
  return { ...found, names: new Map(by.map(({ rlid, name }) => [rlid, name])) };
}

export async function messagesPage(
  db: Database,
  csid: string,
  { after, before, limit }: PageOfMessages,
  reader: Reader,
): Promise<MessagesPage> {
  // One extra row tells whether a next page exists.
  const more = limit + 1;
  const rows =
    after === undefined
      ? await preceding(db).execute({
          csid,
          before: wholeNumber(before ?? Number.POSITIVE_INFINITY),
          limit: more,
        })
      : await following(db).execute({ csid, after: wholeNumber(after), limit: more });
  const page = rows.slice(0, limit);
  const about = await blockedIn(db, csid, page, reader);
  return {
    messages: page.map((row) => messageOf(row, reader, about)).sort((a, b) => a.msgId - b.msgId),
    next: rows.length > limit ? page.at(-1)?.msgId : undefined,
  };
}
