import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Tx } from '../../platform/db/database.ts';
import { ensureSecret } from '../../platform/db/ensureSecret.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import { type SurveyAnswers, surveyAnswers, surveyPeople } from '../../platform/db/schema.ts';
import { signText } from '../../platform/lib/signing.ts';
import { replaceCounts, type SurveyAnswerRow } from './surveyCounts.ts';
import {
  getToday,
  isAsked,
  isBegun,
  loadSurveyPerson,
  storeSurveyState,
  takesAnswer,
} from './surveyState.ts';

/** Makes pseudonyms. The key is for surveys only, and never leaves the database. */
export async function hashRespondents(
  db: Pick<Tx, 'insert' | 'select'>,
  crUids: readonly string[],
): Promise<string[]> {
  const key = await ensureSecret(db, 'surveys');
  return crUids.map((crUid) => signText(key, crUid).toString('base64url'));
}

/** Newest first, in lock order. */
async function lockAnswers(tx: Tx, people: readonly string[]): Promise<SurveyAnswerRow[]> {
  const rows = await tx
    .select()
    .from(surveyAnswers)
    .where(isAmong(surveyAnswers.person, [...people]))
    .orderBy(surveyAnswers.person)
    .for('update');
  return rows.toSorted(
    (one, other) => other.at.getTime() - one.at.getTime() || Number(other.complete) - Number(one.complete),
  );
}

export interface GivenAnswers {
  readonly flowId: string;
  readonly answers: SurveyAnswers;
  readonly complete: boolean;
}

/** Requires answers at least as complete as before. */
export async function storeSurveyAnswer(tx: Tx, crUid: string, given: GivenAnswers): Promise<void> {
  const [person = ''] = await hashRespondents(tx, [crUid]);
  const stored = await loadSurveyPerson(tx, crUid);
  if (!takesAnswer(stored)) return;
  const [kept] = await lockAnswers(tx, [person]);
  // Counts of an earlier round stay.
  const before = isBegun(stored) ? kept : undefined;
  if (before && Object.keys(before.answers).length > Object.keys(given.answers).length) return;
  const at = getToday();
  const row = { person, ...given, at, month: before?.month ?? at.toISOString().slice(0, 7) };
  await tx.insert(surveyAnswers).values(row).onConflictDoUpdate({ target: surveyAnswers.person, set: row });
  await replaceCounts(tx, before, row);
  await storeSurveyState(tx, crUid, stored, given.complete ? 'answered' : 'begun');
}

/** Lasts a quarter, or for good. */
export async function storeSurveyChoice(tx: Tx, crUid: string, as: 'later' | 'never'): Promise<void> {
  const stored = await loadSurveyPerson(tx, crUid);
  if (as === 'later' && !isAsked(stored)) return;
  await storeSurveyState(tx, crUid, stored, as);
}

/** For data exports. */
export async function findSurveyTraces(db: Pick<Tx, 'insert' | 'select'>, crUids: readonly string[]) {
  const { at, complete, answers } = surveyAnswers;
  return {
    askedSurvey: await db
      .select({ state: surveyPeople.state, at: surveyPeople.at, closed: surveyPeople.closed })
      .from(surveyPeople)
      .where(isAmong(surveyPeople.crUid, [...crUids])),
    surveyed: await db
      .select({ at, complete, answers })
      .from(surveyAnswers)
      .where(isAmong(surveyAnswers.person, await hashRespondents(db, crUids))),
  };
}

/** Also updates the counts. */
export async function eraseSurveyTraces(tx: Tx, crUids: readonly string[]): Promise<number> {
  const rows = await lockAnswers(tx, await hashRespondents(tx, crUids));
  for (const row of rows) {
    await replaceCounts(tx, row, undefined);
    await tx.delete(surveyAnswers).where(eq(surveyAnswers.person, row.person));
  }
  await tx.delete(surveyPeople).where(isAmong(surveyPeople.crUid, [...crUids]));
  return rows.length;
}

/** The later answer or choice wins, a refusal always. */
export async function mergeSurveyTraces(tx: Tx, from: string, into: string): Promise<void> {
  const [own = ''] = await hashRespondents(tx, [into]);
  const [latest, ...others] = await lockAnswers(tx, await hashRespondents(tx, [from, into]));
  for (const other of others) {
    await replaceCounts(tx, other, undefined);
    await tx.delete(surveyAnswers).where(eq(surveyAnswers.person, other.person));
  }
  if (latest)
    await tx.update(surveyAnswers).set({ person: own }).where(eq(surveyAnswers.person, latest.person));
  await tx.execute(sql`
    insert into survey_people as s (cr_uid, closed, id, state, at)
    select ${into}, closed, id, state, at from survey_people where cr_uid = ${from}
    on conflict (cr_uid) do update set closed = least(2, s.closed + excluded.closed),
      (id, state, at) = (select l.id, l.state, l.at
        from (values (s.id, s.state, s.at), (excluded.id, excluded.state, excluded.at)) l (id, state, at)
        order by l.state = 'never' desc nulls last, l.at desc nulls last limit 1)`);
  await tx.delete(surveyPeople).where(eq(surveyPeople.crUid, from));
}

/** Remembers at most two per reporter, since cases are erased. */
export async function countErasedCases(pool: pg.Pool, reporters: readonly string[]): Promise<void> {
  if (reporters.length === 0) return;
  await pool.query(
    `with alive as (select cr_uid from identities where cr_uid = any($1) order by cr_uid for key share)
     insert into survey_people as s (cr_uid, closed)
     select cr_uid, least(2, count(*)) from unnest($1::text[]) reporter join alive on cr_uid = reporter group by 1 order by 1
     on conflict (cr_uid) do update set closed = least(2, s.closed + excluded.closed)`,
    [reporters],
  );
}
