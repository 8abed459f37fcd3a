import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { CustomerFile, PollFile } from '../../platform/config/customerFile.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isNotAmong } from '../../platform/db/isAmong.ts';
import { pollAnswers, polls, pollVersions } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createId } from '../../platform/lib/ids.ts';
import { hashQuestionnaire } from '../cases/service.ts';
import type { PollRow } from './findPoll.ts';

/** Columns set by the poll's author. */
export type PollFields = Pick<
  PollRow,
  | 'lbl'
  | 'intro'
  | 'places'
  | 'opens'
  | 'closes'
  | 'results'
  | 'anonymous'
  | 'changeable'
  | 'partial'
  | 'questionnaireId'
>;

export const toPollFields = (poll: Omit<PollFile, 'code'>): PollFields => ({
  ...{ lbl: poll.lbl, intro: poll.intro ?? null, places: poll.places ?? null },
  ...{ opens: poll.opens ?? null, closes: poll.closes ?? null, results: poll.results },
  ...{ anonymous: poll.anonymous, changeable: poll.changeable, partial: poll.partial },
  questionnaireId: hashQuestionnaire(poll.questionnaire),
});

/** Kept forever: the server replays answers with the shown questions. */
export async function storePollVersion(
  tx: Tx,
  poll: string,
  definition: PollFile['questionnaire'],
): Promise<void> {
  const id = hashQuestionnaire(definition);
  await tx.insert(pollVersions).values({ poll, id, definition }).onConflictDoNothing();
}

/** Runs when a poll becomes anonymous. */
export async function forgetVoters(
  tx: Tx,
  { id, anonymous }: Pick<PollRow, 'id' | 'anonymous'>,
): Promise<void> {
  if (anonymous)
    await tx
      .update(pollAnswers)
      .set({ crUid: null })
      .where(and(eq(pollAnswers.poll, id), isNotNull(pollAnswers.crUid)));
}

/** Unchanged rows need no lock. */
const isStored = (row: PollRow | undefined, fields: Partial<PollRow>): boolean =>
  row !== undefined &&
  (Object.keys(fields) as (keyof PollRow)[]).every(
    (column) => JSON.stringify(row[column]) === JSON.stringify(fields[column]),
  );

/** Withdraws missing ones together with their answers. */
export async function storeFilePolls(tx: Tx, { cuid, polls: listed }: CustomerFile): Promise<void> {
  const stored = await tx.select().from(polls).where(eq(polls.cuid, cuid));
  const known = new Map(stored.map((row) => [row.code, row]));
  for (const poll of listed) {
    const fields = { ...toPollFields(poll), source: 'file' as const, withdrawn: null };
    if (isStored(known.get(poll.code), fields)) continue;
    const [row] = await tx
      .insert(polls)
      .values({ id: createId(), cuid, code: poll.code, ...fields })
      .onConflictDoUpdate({ target: [polls.cuid, polls.code], set: fields })
      .returning();
    if (!row) throw new Error(`The poll ${poll.code} was not stored.`);
    await storePollVersion(tx, row.id, poll.questionnaire);
    await forgetVoters(tx, row);
  }
  const codes = listed.map(({ code }) => code);
  await tx
    .update(polls)
    .set({ withdrawn: getDatabaseNow() })
    .where(
      and(
        eq(polls.cuid, cuid),
        eq(polls.source, 'file'),
        isNull(polls.withdrawn),
        isNotAmong(polls.code, codes),
      ),
    );
}
