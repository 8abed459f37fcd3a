import type { BodyOf } from '@parvis/api/call';
import type { staffPollCalls } from '@parvis/api/calls/polls';
import { LIST_MAX } from '@parvis/api/constants';
import { BREAKDOWN_MIN } from '@parvis/api/entities/customerFigures';
import type { PollText } from '@parvis/api/entities/poll';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { pollAnswers } from '../../platform/db/schema.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import type { PollRow } from './findPoll.ts';

type TextsRequest = Omit<BodyOf<(typeof staffPollCalls)['pollsTexts']>, 'code'>;

interface TextPage {
  readonly texts: PollText[];
  readonly next: string | undefined;
}

interface Cursor {
  readonly at: Date;
  readonly person: string;
}

const formatCursor = ({ at, person }: Cursor): string => `${at.toISOString()}_${person}`;

/** @throws Refusal badRequest */
function parseCursor(text: string): Cursor {
  const [at = '', ...rest] = text.split('_');
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) throw createBadRequest('body.before', 'format');
  return { at: time, person: rest.join('_') };
}

async function hasEnoughTexts(db: Database, poll: string, isText: ReturnType<typeof sql>): Promise<boolean> {
  const few = db
    .select({ one: sql`1` })
    .from(pollAnswers)
    .where(and(eq(pollAnswers.poll, poll), isText))
    .limit(BREAKDOWN_MIN)
    .as('few');
  const [row] = await db.select({ many: count() }).from(few);
  return (row?.many ?? 0) >= BREAKDOWN_MIN;
}

/**
 * Newest first; without time and place while few answered.
 * @throws Refusal badRequest
 */
export async function loadTexts(
  db: Database,
  poll: Pick<PollRow, 'id'>,
  { qstnId, item, before, limit = LIST_MAX }: TextsRequest,
): Promise<TextPage> {
  const words = sql<string>`(${pollAnswers.answers} -> ${qstnId}) ->> ${item}`;
  const isText = sql`json_typeof((${pollAnswers.answers} -> ${qstnId}) -> ${item}) = 'string'`;
  const since = before === undefined ? undefined : parseCursor(before);
  const rows = await db
    .select({
      ...{ person: pollAnswers.person, at: pollAnswers.at, place: pollAnswers.placeCode },
      ...{ crUid: pollAnswers.crUid, txt: words },
    })
    .from(pollAnswers)
    .where(
      and(
        eq(pollAnswers.poll, poll.id),
        isText,
        since &&
          sql`(${pollAnswers.at}, ${pollAnswers.person}) < (${since.at.toISOString()}::timestamptz, ${since.person})`,
      ),
    )
    .orderBy(desc(pollAnswers.at), desc(pollAnswers.person))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isTold = await hasEnoughTexts(db, poll.id, isText);
  return {
    texts: page.map(({ person, at, place, crUid, txt }) => ({
      ...{ answer: person, txt },
      ...(isTold && { at: at.toISOString() }),
      ...(isTold && place !== '' && { place }),
      ...(crUid !== null && { crUid }),
    })),
    next: rows.length > limit && last ? formatCursor(last) : undefined,
  };
}
