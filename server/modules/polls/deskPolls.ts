import { and, eq, isNull } from 'drizzle-orm';
import type { PollFile } from '../../platform/config/customerFile.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { polls, pollVersions } from '../../platform/db/schema.ts';
import { createId } from '../../platform/lib/ids.ts';
import { storePollVersion, toPollFields } from './storePolls.ts';

/** Archive format. */
export interface ArchivedPoll {
  readonly poll: PollFile;
  readonly madeBy: string | null;
}

/** Excludes answers, and polls of gatherings, which are useless alone. */
export async function listDeskPolls(db: Database, cuid: string): Promise<ArchivedPoll[]> {
  const rows = await db
    .select({ poll: polls, questionnaire: pollVersions.definition })
    .from(polls)
    .innerJoin(pollVersions, and(eq(pollVersions.poll, polls.id), eq(pollVersions.id, polls.questionnaireId)))
    .where(and(eq(polls.cuid, cuid), eq(polls.source, 'desk'), isNull(polls.withdrawn), isNull(polls.gthrId)))
    .orderBy(polls.created, polls.code);
  return rows.map(({ poll, questionnaire }) => ({
    poll: {
      ...{ code: poll.code, lbl: poll.lbl, questionnaire, results: poll.results },
      ...{ anonymous: poll.anonymous, changeable: poll.changeable, partial: poll.partial },
      ...(poll.intro && { intro: poll.intro }),
      ...(poll.places && { places: poll.places }),
      ...(poll.opens !== null && { opens: poll.opens }),
      ...(poll.closes !== null && { closes: poll.closes }),
    },
    madeBy: poll.madeBy,
  }));
}

/** Archived polls wait for their day, or until staff open them. */
export async function storeDeskPolls(tx: Tx, cuid: string, archived: readonly ArchivedPoll[]): Promise<void> {
  for (const { poll, madeBy } of archived) {
    const id = createId();
    const [row] = await tx
      .insert(polls)
      .values({ id, cuid, code: poll.code, source: 'desk', madeBy, ...toPollFields(poll) })
      .onConflictDoNothing()
      .returning({ id: polls.id });
    if (row) await storePollVersion(tx, id, poll.questionnaire);
  }
}
