import type { Message } from '@parvis/api/entities/message';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Reader } from '../services/services.ts';
import type { Database } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { messages } from '../store/schema.ts';
import { messageOf } from './messageView.ts';

/** A message number as the database takes it, whatever number was sent. */
export const wholeNumber = (value: number): number => Math.min(Math.max(Math.floor(value), 0), 2 ** 31 - 1);

/** Which messages of a case are wanted: after a number, or the last ones before one, or the newest. */
export interface PageOfMessages {
  after?: number | undefined;
  before?: number | undefined;
  limit: number;
}

/** A page of messages, oldest first, and the number to go on from unless it is the last. */
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

/** Messages of a case as a reader sees them. */
export async function messagesPage(
  db: Database,
  csid: string,
  { after, before, limit }: PageOfMessages,
  reader: Reader,
): Promise<MessagesPage> {
  // One more than is wanted tells whether there are more.
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
  return {
    messages: page.map((row) => messageOf(row, reader)).sort((a, b) => a.msgId - b.msgId),
    next: rows.length > limit ? page.at(-1)?.msgId : undefined,
  };
}
