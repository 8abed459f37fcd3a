import type { Survey } from '@parvis/api/entities/survey';
import { DAY } from '@parvis/locales/dates';
import { flowId } from '@parvis/questionnaire/flows/flowId';
import { serviceSurvey } from '@parvis/questionnaire/flows/serviceSurvey';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { type SurveyState, surveyPeople } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createId } from '../../platform/lib/ids.ts';

/** Minimum days between surveys of a person. */
const QUARTER_DAYS = 91;
/** Days to continue stored answers. */
const ANSWER_DAYS = 30;
const CASES_NEEDED = 2;

const surveyKey = flowId(serviceSurvey);

/** Staff are not asked. */
export interface SurveyReader {
  readonly crUid: string;
  readonly staff: boolean;
}

export interface SurveyPerson {
  readonly id: string | null;
  readonly state: SurveyState | null;
  readonly at: Date | null;
  /** Includes erased ones, as far as relevant. */
  readonly closed: number;
}

interface StoredPerson extends Record<string, unknown> {
  id: string | null;
  state: SurveyState | null;
  at: string | null;
  closed: number;
}

export async function loadSurveyPerson(db: Pick<Tx, 'execute'>, crUid: string): Promise<SurveyPerson> {
  const { rows } = await db.execute<StoredPerson>(sql`
    select s.id, s.state, to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      coalesce(s.closed, 0) + (select count(*)::int from (
        select from cases c where c.reporter = ${crUid} and c.state in ('closed', 'rejected') and not c.simulation
        limit ${CASES_NEEDED}::int) ended) as closed
    from (select) one left join survey_people s on s.cr_uid = ${crUid}`);
  const [row] = rows;
  return {
    id: row?.id ?? null,
    state: row?.state ?? null,
    at: row?.at ? new Date(row.at) : null,
    closed: row?.closed ?? 0,
  };
}

const isWithin = ({ at }: SurveyPerson, days: number): boolean =>
  at !== null && getDatabaseNow().getTime() - at.getTime() < days * DAY;

/** Whether stored answers can still be continued. */
export const isBegun = (person: SurveyPerson): boolean =>
  person.state === 'begun' && isWithin(person, ANSWER_DAYS);

const isDue = (person: SurveyPerson): boolean =>
  person.closed >= CASES_NEEDED && !isWithin(person, QUARTER_DAYS);

/** Begun or not. */
export const isAsked = (person: SurveyPerson): boolean =>
  person.state !== 'never' && (isBegun(person) || isDue(person));

/** Also after postponing. */
export const takesAnswer = (person: SurveyPerson): boolean =>
  isAsked(person) || (person.state === 'later' && isWithin(person, QUARTER_DAYS));

const hasAnswered = (person: SurveyPerson): boolean =>
  person.state === 'answered' && isWithin(person, QUARTER_DAYS);

const toSurvey = (person: SurveyPerson, isOffered: boolean): Survey => ({
  ...(person.id !== null && { id: person.id }),
  key: surveyKey,
  ...(person.at !== null && { date: person.at.toISOString() }),
  complete: hasAnswered(person),
  ready: isOffered && isAsked(person),
  ...(person.state === 'never' ? { error: 'refused' as const } : {}),
});

const NOTHING: Survey = { key: surveyKey, complete: false, ready: false };

/** `isOn` is the operator's setting. */
export async function loadSurvey(
  db: Pick<Database, 'execute'>,
  reader: SurveyReader | undefined,
  isOn: boolean,
): Promise<Survey> {
  if (!isOn) return { ...NOTHING, error: 'off' };
  return reader ? toSurvey(await loadSurveyPerson(db, reader.crUid), !reader.staff) : NOTHING;
}

export const getToday = (): Date => new Date(Math.floor(getDatabaseNow().getTime() / DAY) * DAY);

/** A round keeps its id and first day. */
export async function storeSurveyState(
  tx: Tx,
  crUid: string,
  person: SurveyPerson,
  state: SurveyState,
): Promise<void> {
  const continues = isBegun(person);
  const change = {
    state,
    id: continues && person.id !== null ? person.id : createId(),
    at: continues && state !== 'later' && person.at !== null ? person.at : getToday(),
  };
  await tx
    .insert(surveyPeople)
    .values({ crUid, ...change })
    .onConflictDoUpdate({ target: surveyPeople.crUid, set: change });
}
