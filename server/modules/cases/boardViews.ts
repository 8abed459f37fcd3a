import type { BoardFilter, BoardSort, BoardWhere } from '@parvis/api/calls/board';
import { and, type SQL, sql } from 'drizzle-orm';
import { isAmong, selectFromArray } from '../../platform/db/isAmong.ts';
import { cases, DUE_AT, IS_ENDED, IS_HELD, IS_OPEN, UNDER_WAY } from '../../platform/db/schema.ts';
import { unreadOfStaff } from './unread.ts';

const placeholder = (name: string) => sql.placeholder(name);

export interface ServiceScope {
  readonly gcatCode: string;
  readonly grpGpids: readonly string[];
  readonly ccatCodes: readonly string[];
}

const NO_SERVICE: ServiceScope = { gcatCode: '', grpGpids: [], ccatCodes: [] };
export const toScopeParameters = ({ gcatCode, grpGpids, ccatCodes }: ServiceScope = NO_SERVICE) => ({
  gcatCode,
  grpGpids: JSON.stringify(grpGpids),
  ccatCodes: JSON.stringify(ccatCodes),
});

/** Avoids EXISTS, which a generic plan would answer by scanning all participants. */
const handledByReader = sql`coalesce((select p.left_at is null from participants p
  where p.csid = "cases"."csid" and p.staff and p.cr_uid = ${placeholder('crUid')}), false)`;

/** Up to this many, the query starts from participants, else from cases. */
const OWN_CASES_MAX = 2_000;
const handledCsids = sql`select p.csid from participants p
  where p.cr_uid = ${placeholder('crUid')} and p.staff and p.left_at is null`;
export const handlesFew = sql<boolean>`(select count(*) <= ${sql.raw(String(OWN_CASES_MAX))}
  from (${handledCsids} order by p.csid limit ${sql.raw(String(OWN_CASES_MAX + 1))}) handled)`;

const listPlaceholder = (name: string) => sql`json_array_elements_text(${placeholder(name)}::json)`;
/** By category, assignment or call. Avoids EXISTS, as above. */
const ofService = sql`("cases"."gcat_code" is null and "cases"."ccat_code" in (select ${listPlaceholder('ccatCodes')})
  or "cases"."gcat_code" = ${placeholder('gcatCode')} or coalesce((
  select true from calls k where k.csid = "cases"."csid" and k.whom = 'called'
    and (k.gcat_code = ${placeholder('gcatCode')} or k.grp_gpid in (select ${listPlaceholder('grpGpids')})) limit 1), false))`;

/** `mineOfFew` is a faster `mine` for handlers of few cases. */
export type BoardView = BoardFilter | 'mineOfFew' | 'every';

/** Must repeat the conditions of the partial indexes. */
export const boardViews = {
  new: IS_OPEN,
  mine: sql`${UNDER_WAY} and ${handledByReader}`,
  mineOfFew: sql`${UNDER_WAY} and "cases"."csid" = any(array(${handledCsids}))`,
  service: sql`${UNDER_WAY} and ${ofService}`,
  held: IS_HELD,
  all: UNDER_WAY,
  closed: IS_ENDED,
  danger: sql`danger and ${IS_OPEN}`,
  every: sql`"cases"."kind" = 'case'`,
} as const satisfies Record<BoardView, SQL>;

/** Default: newest activity. */
const viewSorts: Partial<Record<BoardView, BoardSort>> = { new: 'waiting', danger: 'oldest' };

/** Ended cases await no answer. */
const ACTIVE_SORTS: readonly BoardSort[] = ['waiting', 'deadline'];

export function chooseSort(view: BoardView, asked: BoardSort | undefined): BoardSort {
  const sort = asked ?? viewSorts[view] ?? 'newest';
  return ACTIVE_SORTS.includes(sort) && (view === 'closed' || view === 'every') ? 'newest' : sort;
}

/** Only free cases and the reader's own; most have nothing after the read mark. */
const isUnread = sql`(("cases"."state" = 'open' or ${handledByReader}) and "cases"."last_msg_id" > coalesce(mark.msg_id, 0)
  and exists (select 1 from messages m where m.csid = "cases"."csid" and m.msg_id > coalesce(mark.msg_id, 0)
    and ${unreadOfStaff(placeholder('crUid'))}))`;

const ofServices = (gcatCodes: readonly string[], ccatCodes: readonly string[]): SQL =>
  sql`(${cases.gcatCode} is null and ${isAmong(cases.ccatCode, ccatCodes)} or coalesce(${isAmong(cases.gcatCode, gcatCodes)}, false) or coalesce((select true from calls k where k.csid = "cases"."csid" and k.whom = 'called'
    and k.gcat_code in ${selectFromArray(gcatCodes)} limit 1), false))`;

const handledBy = (crUids: readonly string[]): SQL =>
  sql`"cases"."csid" = any(array(select p.csid from participants p where p.staff and p.left_at is null
    and p.cr_uid in ${selectFromArray(crUids)}))`;

const withLabels = (ids: readonly string[]): SQL =>
  sql`"cases"."csid" in (select l.csid from case_labels l where l.label in ${selectFromArray(ids)})`;

export function buildConditions(
  where: BoardWhere,
  categoriesOf: (gcatCodes: readonly string[]) => readonly string[],
): SQL | undefined {
  const { ccatCodes, placeCodes, gcatCodes, crUids, labelIds, danger, minDays, unread, late } = where;
  return and(
    ccatCodes && isAmong(cases.ccatCode, ccatCodes),
    placeCodes && isAmong(cases.placeCode, placeCodes),
    gcatCodes && ofServices(gcatCodes, categoriesOf(gcatCodes)),
    crUids && handledBy(crUids),
    labelIds && withLabels(labelIds),
    danger && sql`"cases"."danger"`,
    minDays === undefined ? undefined : sql`"cases"."created" <= now() - make_interval(days => ${minDays})`,
    late && sql`${UNDER_WAY} and ${DUE_AT} < now()`,
    unread && isUnread,
  );
}
