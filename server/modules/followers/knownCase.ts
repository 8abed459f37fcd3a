import { type CaseState, endedStates } from '@parvis/api/entities/case';
import { type FollowRole, type KnownCase, PEOPLE_MIN } from '@parvis/api/entities/follower';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { type SQL, sql } from 'drizzle-orm';
import type { CaseRow } from '../cases/service.ts';
import type { Customer } from '../customers/service.ts';

/** Includes the reporter. */
export const peopleCount: SQL<number> = sql<number>`(
  select 1 + count(*)::int from followers f where f.csid = "cases"."csid")`.mapWith(Number);

const endedSet: ReadonlySet<CaseState> = new Set(endedStates);

/** Whether a visitor is reporter or guest. */
export const takesPart = (crUid: string | null): SQL<boolean> => sql<boolean>`exists (
  select from participants p where p.csid = "cases"."csid" and p.cr_uid = ${crUid} and not p.staff
    and p.left_at is null)`;

/** Hides who ended a case. */
const toKnownState = (state: CaseState): KnownCase['state'] => (endedSet.has(state) ? 'closed' : state);

/** Whether such cases are public at their place. */
export const isKnownHere = (customer: Pick<Customer, 'categories'>, ccatCode: string): boolean =>
  customer.categories.get(ccatCode)?.category.knownHere === true;

export interface KnownRow {
  readonly row: Pick<
    CaseRow,
    'csid' | 'ccatCode' | 'ccatLbls' | 'imgSrc' | 'state' | 'created' | 'holdUntil'
  >;
  readonly people: number;
  readonly mine: boolean;
  readonly as: FollowRole | null;
}

/** Hides text, names, pictures and number. */
export const toKnownCase = (
  { row, people, mine, as }: KnownRow,
  { locale }: { readonly locale: Locale },
): KnownCase => ({
  csid: row.csid,
  ccatCode: row.ccatCode,
  ccatLbls: row.ccatLbls.map((words) => wordsIn(words, locale)),
  ...(row.imgSrc && { imgSrc: row.imgSrc }),
  state: toKnownState(row.state),
  since: row.created.toISOString(),
  ...(row.state === 'held' && row.holdUntil && { until: row.holdUntil.toISOString() }),
  ...(people >= PEOPLE_MIN && { people }),
  ...(mine && { mine: true as const }),
  ...(as && { as }),
});
