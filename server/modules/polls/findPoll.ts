import type { PollSummary } from '@parvis/api/entities/poll';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { pollCounts, polls, pollVersions } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { type Customer, getPollPhase } from '../customers/service.ts';
import { takesPart } from '../gatherings/service.ts';

export type PollRow = typeof polls.$inferSelect;
type Reading = Pick<Tx, 'select'>;

/**
 * Includes withdrawn polls.
 * @throws Refusal unknownPoll
 */
export async function findPoll(db: Reading, cuid: string, code: string): Promise<PollRow> {
  const [poll] = await db
    .select()
    .from(polls)
    .where(and(eq(polls.cuid, cuid), eq(polls.code, code)));
  if (!poll) throw new Refusal('unknownPoll');
  return poll;
}

/**
 * Only members see a gathering's poll.
 * @throws Refusal unknownPoll
 */
export async function findShownPoll(
  db: Reading,
  cuid: string,
  code: string,
  reader: { readonly crUid: string | undefined; readonly staff: boolean },
): Promise<PollRow> {
  const poll = await findPoll(db, cuid, code);
  if (poll.withdrawn) throw new Refusal('unknownPoll');
  if (poll.gthrId !== null && !reader.staff && !(await takesPart(db, poll.gthrId, reader.crUid)))
    throw new Refusal('unknownPoll');
  return poll;
}

/** Serializes staff changes. @throws Refusal unknownPoll */
export async function lockPoll(tx: Tx, cuid: string, code: string): Promise<PollRow> {
  const [poll] = await tx
    .select()
    .from(polls)
    .where(and(eq(polls.cuid, cuid), eq(polls.code, code)))
    .for('no key update');
  if (!poll) throw new Refusal('unknownPoll');
  return poll;
}

/** @throws Refusal badRequest for questions that were never shown */
export async function loadPollVersion(db: Reading, poll: string, id: string): Promise<Questionnaire> {
  const [row] = await db
    .select({ definition: pollVersions.definition })
    .from(pollVersions)
    .where(and(eq(pollVersions.poll, poll), eq(pollVersions.id, id)));
  if (!row) throw createBadRequest('body.questionnaireId', 'unknown');
  return row.definition;
}

/** Number of answers. */
const manyAnswers = sql<number>`coalesce((select sum(${pollCounts.many}) from ${pollCounts}
  where ${pollCounts.poll} = ${polls.id} and ${pollCounts.qstnId} = '' and ${pollCounts.value} = ''), 0)::integer`;

const toPollSummary = (poll: PollRow, customer: Customer, many: number): PollSummary => ({
  ...{ code: poll.code, source: poll.source, lbl: { ...poll.lbl } as Record<string, string> },
  phase: getPollPhase(poll, customer, getDatabaseNow()),
  ...(poll.intro && { intro: { ...poll.intro } as Record<string, string> }),
  ...(poll.places && { places: poll.places }),
  ...(poll.gthrId !== null && { gthrId: poll.gthrId }),
  ...(poll.opens !== null && { opens: poll.opens }),
  ...(poll.closes !== null && { closes: poll.closes }),
  results: poll.results,
  ...{ anonymous: poll.anonymous, changeable: poll.changeable, partial: poll.partial },
  questionnaireId: poll.questionnaireId,
  created: poll.created.toISOString(),
  ...(poll.madeBy !== null && { by: poll.madeBy }),
  many,
});

/** Newest first. */
export async function listPolls(db: Reading, customer: Customer): Promise<PollSummary[]> {
  const rows = await db
    .select({ poll: polls, many: manyAnswers })
    .from(polls)
    .where(eq(polls.cuid, customer.cuid))
    .orderBy(sql`${polls.withdrawn} is not null`, sql`${polls.created} desc`, polls.code);
  return rows.map(({ poll, many }) => toPollSummary(poll, customer, many));
}

export async function loadPollSummary(db: Reading, customer: Customer, code: string): Promise<PollSummary> {
  const [row] = await db
    .select({ poll: polls, many: manyAnswers })
    .from(polls)
    .where(and(eq(polls.cuid, customer.cuid), eq(polls.code, code)));
  if (!row) throw new Refusal('unknownPoll');
  return toPollSummary(row.poll, customer, row.many);
}
