import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { ensureSecret } from '../../platform/db/ensureSecret.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import { pollAnswers, polls } from '../../platform/db/schema.ts';
import { signText } from '../../platform/lib/signing.ts';
import { replaceCounts } from './pollCounts.ts';

export type AnswerRow = typeof pollAnswers.$inferSelect;

const signVoter = (key: Buffer, poll: string, crUid: string): string =>
  signText(key, `${poll}:${crUid}`).toString('base64url');

/** Pseudonym within one poll. Its key is for polls only, and never leaves the database. */
export const hashVoter = async (
  db: Pick<Tx, 'insert' | 'select'>,
  poll: string,
  crUid: string,
): Promise<string> => signVoter(await ensureSecret(db, 'polls'), poll, crUid);

/** Replaces the previous answer. */
export async function storeAnswer(tx: Tx, row: AnswerRow, before: AnswerRow | undefined): Promise<void> {
  await tx
    .insert(pollAnswers)
    .values(row)
    .onConflictDoUpdate({ target: [pollAnswers.poll, pollAnswers.person], set: row });
  await replaceCounts(tx, row.poll, before, row);
}

/** Pseudonyms in every poll. */
async function hashVoters(db: Pick<Tx, 'insert' | 'select'>, crUids: readonly string[]): Promise<string[]> {
  const key = await ensureSecret(db, 'polls');
  const all = await db.select({ id: polls.id }).from(polls);
  return all.flatMap(({ id }) => crUids.map((crUid) => signVoter(key, id, crUid)));
}

/** For data exports. */
export async function findVoterAnswers(db: Pick<Tx, 'insert' | 'select'>, crUids: readonly string[]) {
  const { at, complete, answers } = pollAnswers;
  return db
    .select({ cuid: polls.cuid, poll: polls.lbl, at, complete, answers })
    .from(pollAnswers)
    .innerJoin(polls, eq(polls.id, pollAnswers.poll))
    .where(isAmong(pollAnswers.person, await hashVoters(db, crUids)))
    .orderBy(at);
}

/** In lock order. */
async function lockAnswers(tx: Tx, crUids: readonly string[]): Promise<Map<string, AnswerRow[]>> {
  const hashes = await hashVoters(tx, crUids);
  const rows = await tx
    .select()
    .from(pollAnswers)
    .where(isAmong(pollAnswers.person, hashes))
    .orderBy(pollAnswers.poll, pollAnswers.person)
    .for('update');
  const byPoll = new Map<string, AnswerRow[]>();
  for (const row of rows) byPoll.set(row.poll, [...(byPoll.get(row.poll) ?? []), row]);
  return byPoll;
}

const deleteAnswers = (tx: Tx, poll: string, people: readonly string[]) =>
  tx.delete(pollAnswers).where(and(eq(pollAnswers.poll, poll), inArray(pollAnswers.person, [...people])));

/** The later answer in a poll stays. */
export async function mergeVoters(tx: Tx, from: string, into: string): Promise<void> {
  for (const [poll, rows] of await lockAnswers(tx, [from, into])) {
    const person = await hashVoter(tx, poll, into);
    const [latest, ...others] = rows.toSorted(
      (one, other) => other.at.getTime() - one.at.getTime() || Number(other.complete) - Number(one.complete),
    );
    if (!latest) continue;
    for (const other of others) await replaceCounts(tx, poll, other, undefined);
    if (others.length > 0)
      await deleteAnswers(
        tx,
        poll,
        others.map((one) => one.person),
      );
    await tx
      .update(pollAnswers)
      .set({ person, crUid: latest.crUid && into })
      .where(and(eq(pollAnswers.poll, poll), eq(pollAnswers.person, latest.person)));
  }
}

/** Also updates the counts. */
export async function eraseVoters(tx: Tx, crUids: readonly string[]): Promise<number> {
  let erased = 0;
  for (const [poll, rows] of await lockAnswers(tx, crUids)) {
    for (const row of rows) await replaceCounts(tx, poll, row, undefined);
    await deleteAnswers(
      tx,
      poll,
      rows.map(({ person }) => person),
    );
    erased += rows.length;
  }
  return erased;
}
