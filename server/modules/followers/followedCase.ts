import type {
  FollowedCase,
  FollowedEvent,
  FollowedInfo,
  FollowedMessage,
} from '@parvis/api/entities/follower';
import type { EventFlag } from '@parvis/api/entities/systemMessages';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { cases, customers, followers, messages } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { isCleared, isFollowerNews, type MessageRow } from '../cases/service.ts';
import { peopleCount, toKnownCase } from './knownCase.ts';

interface Follower {
  readonly crUid: string;
  readonly locale: Locale;
}

/** More than a case has in practice. */
const MESSAGES_MAX = 500;
const FOLLOWED_MAX = 100;

const EVENTS = {
  create: 'reported',
  handle: 'handled',
  rejoin: 'handled',
  hold: 'held',
  crHold: 'held',
  due: 'resumed',
  resume: 'resumed',
  crResume: 'resumed',
  crReopen: 'reopened',
  close: 'closed',
  reject: 'closed',
  crClose: 'closed',
  crSolved: 'closed',
  crCancel: 'closed',
} as const satisfies Partial<Record<EventFlag, FollowedEvent['kind']>>;

const told = Object.keys(EVENTS) as (keyof typeof EVENTS)[];

const unread = sql<boolean>`exists (
  select from messages m where m.csid = ${cases.csid} and m.msg_id > ${followers.msgId} and ${isFollowerNews})`;

const selectFollowed = (db: Database) =>
  db
    .select({
      row: cases,
      cstmrLbl: customers.lbl,
      people: peopleCount,
      mine: sql<boolean>`false`,
      as: followers.as,
      unread,
    })
    .from(followers)
    .innerJoin(cases, eq(cases.csid, followers.csid))
    .innerJoin(customers, eq(customers.cuid, cases.cuid))
    .$dynamic();

type FollowedRow = Awaited<ReturnType<typeof selectFollowed>>[number];

const toFollowedCase = (one: FollowedRow, reader: Follower): FollowedCase => ({
  ...toKnownCase(one, reader),
  cuid: one.row.cuid,
  cstmrLbl: wordsIn(one.cstmrLbl, reader.locale),
  placeLbl: wordsIn(one.row.placeLbl, reader.locale),
  ...(one.row.qrid && { qrid: one.row.qrid }),
  ...(one.row.state === 'closed' && one.row.outcome && { outcome: one.row.outcome }),
  last: one.row.lastAt.toISOString(),
  ...(one.unread && { unread: true as const }),
});

export async function listFollowedCases(db: Database, reader: Follower): Promise<FollowedCase[]> {
  const rows = await selectFollowed(db)
    .where(and(eq(followers.crUid, reader.crUid), isNull(cases.stoppedAt)))
    .orderBy(desc(cases.lastAt))
    .limit(FOLLOWED_MAX);
  return rows.map((row) => toFollowedCase(row, reader));
}

type EventRow = Pick<MessageRow, 'at' | 'event' | 'outcome' | 'holdUntil'>;

/** A second handler is no news; a resumed ended case is open again. */
function toEvents(rows: readonly EventRow[]): FollowedEvent[] {
  const events: FollowedEvent[] = [];
  for (const { at, event, outcome, holdUntil } of rows) {
    const kind = EVENTS[event as keyof typeof EVENTS];
    const before = events.at(-1)?.kind;
    const now = kind === 'resumed' && before === 'closed' ? 'reopened' : kind;
    if (now === before || (now === 'handled' && before === 'resumed')) continue;
    events.push({
      at: at.toISOString(),
      kind: now,
      ...(now === 'held' && holdUntil && { until: holdUntil.toISOString() }),
      ...(now === 'closed' && outcome && { outcome }),
    });
  }
  return events;
}

const loadEvents = async (db: Database, csid: string): Promise<FollowedEvent[]> =>
  toEvents(
    await db
      .select({
        at: messages.at,
        event: messages.event,
        outcome: messages.outcome,
        holdUntil: messages.holdUntil,
      })
      .from(messages)
      .where(and(eq(messages.csid, csid), inArray(messages.event, told)))
      .orderBy(asc(messages.msgId)),
  );

/** Answers stay between reporter and staff. */
const isReadable = (row: MessageRow): boolean =>
  row.tgtTypes === null &&
  (isCleared(row) || ((row.msgTxt !== null || row.media !== null) && row.items === null));

const toFollowedMessage = (row: MessageRow): FollowedMessage => ({
  msgId: row.msgId,
  at: row.at.toISOString(),
  staff: row.staff,
  ...(isCleared(row) && { gone: true as const }),
  ...(row.msgTxt !== null && { txt: row.msgTxt }),
  ...(row.media && { media: row.media }),
});

async function loadOpenMessages(db: Database, csid: string, after: number): Promise<FollowedMessage[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.csid, csid), sql`${messages.msgId} > ${after}`))
    .orderBy(desc(messages.msgId))
    .limit(MESSAGES_MAX);
  return rows.reverse().filter(isReadable).map(toFollowedMessage);
}

const markFollowed = (db: Database, { csid, lastMsgId }: FollowedRow['row'], crUid: string) =>
  db
    .update(followers)
    .set({ msgId: lastMsgId })
    .where(and(eq(followers.csid, csid), eq(followers.crUid, crUid), lt(followers.msgId, lastMsgId)));

/**
 * Marks it read. Cases that the reader does not follow look nonexistent.
 * @throws Refusal unknownCase
 */
export async function loadFollowedCase(
  db: Database,
  { csid, cuid }: { readonly csid: string; readonly cuid: string },
  reader: Follower,
): Promise<FollowedInfo> {
  const [found] = await selectFollowed(db).where(
    and(
      eq(followers.crUid, reader.crUid),
      eq(followers.csid, csid),
      eq(cases.cuid, cuid),
      isNull(cases.stoppedAt),
    ),
  );
  if (!found) throw new Refusal('unknownCase');
  const { followersAfter } = found.row;
  const info = {
    ...toFollowedCase(found, reader),
    events: await loadEvents(db, csid),
    ...(followersAfter !== null && { messages: await loadOpenMessages(db, csid, followersAfter) }),
  };
  await markFollowed(db, found.row, reader.crUid);
  return info;
}

export async function isShownToFollower(
  db: Database,
  { csid, id }: { readonly csid: string; readonly id: string },
  crUid: string,
): Promise<boolean> {
  const file = JSON.stringify([{ id }]);
  const rows = await db
    .select({ csid: cases.csid })
    .from(followers)
    .innerJoin(cases, eq(cases.csid, followers.csid))
    .innerJoin(messages, eq(messages.csid, cases.csid))
    .where(
      and(
        eq(followers.csid, csid),
        eq(followers.crUid, crUid),
        isNull(cases.stoppedAt),
        sql`${messages.msgId} > ${cases.followersAfter}`,
        isNull(messages.items),
        sql`${messages.media}::jsonb @> ${file}::jsonb`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
