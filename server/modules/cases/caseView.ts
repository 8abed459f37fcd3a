import type { Blocked } from '@parvis/api/entities/block';
import type { CaseInfo, CaseSummary, Step } from '@parvis/api/entities/case';
import type { Label } from '@parvis/api/entities/label';
import type { EventFlag } from '@parvis/api/entities/systemMessages';
import type { Words } from '@parvis/locales/wordsIn';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { cases, customers, followers, notices } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { translate } from '../../platform/lib/texts.ts';
import type { AppContext, Reader } from '../context/appContext.ts';
import { type Customer, findCaseService, findService, getServiceWords } from '../customers/service.ts';
import { hasConflict, isLastHidden } from './betweenUsersQueries.ts';
import { type CaseRow, isReopenable } from './caseRows.ts';
import { findDue, loadDeadlines } from './deadlineView.ts';
import { loadHoldReasons } from './holdReasons.ts';
import { loadAssignments } from './loadAssignments.ts';
import { loadDuplicates } from './loadDuplicates.ts';
import { loadIntake } from './loadIntake.ts';
import { loadParticipants } from './loadParticipants.ts';
import { loadReadMarks } from './loadReadMarks.ts';
import { loadServiceCalls } from './loadServiceCalls.ts';
import { isBlockEvent } from './messageView.ts';
import { loadShownCall } from './openCall.ts';
import { buildReadFloor, isReportersKind } from './readFloor.ts';
import { loadContact } from './reporterContact.ts';
import { reporterGone, unread } from './unread.ts';
import { loadUntakenCalls } from './untaken.ts';

export interface ListedCase {
  row: CaseRow;
  cstmrLbl: Words;
  unread: number;
  handlers: string[];
  /** Of staff; empty once erased. */
  lastName: string | null;
  mine: boolean;
  reporterGone: boolean;
  /** Escalated beyond its service. */
  called: boolean;
  labels: Label[] | null;
  /** Assigned to the reader, who has not acted yet. */
  assigned: CaseSummary['assigned'] | null;
  /** An unseen note mentions the reader. */
  mentioned: boolean;
  blocked: Blocked | null;
  withdrawn: boolean;
  /** The last message hidden from the reader. */
  readFloor: number;
  /** The last message is for others. */
  lastHidden: boolean;
  /** One side refuses messages of the other. */
  conflict: boolean;
  /** The reporter gets no notifications. */
  webOnly: boolean | null;
  can: Step[] | null;
}

const [crUid, staff] = [sql.placeholder('crUid'), sql.placeholder('staff')];

const handlers: SQL<string[]> = sql<string[]>`coalesce((
  select json_agg(p.name order by p.joined) from participants p
  where p.csid = "cases"."csid" and p.staff and p.left_at is null), '[]'::json)`;

const lastName: SQL<string | null> = sql<string | null>`(
  select coalesce(p.name, '') from participants p
  where p.csid = "cases"."csid" and p.staff and p.cr_uid = "cases"."last_by")`;

/** Null for own messages. */
export const otherAuthorName: SQL<string | null> = sql<string | null>`(
  case when "cases"."last_by" is distinct from ${crUid} then ${lastName} end)`;

/** Avoids EXISTS: PostgreSQL would scan all participants. */
const handledByReader: SQL<boolean> = sql<boolean>`(${staff}::boolean and coalesce((
  select p.left_at is null from participants p
  where p.csid = "cases"."csid" and p.staff and p.cr_uid = ${crUid}), false))`;

/** Of a free case. Avoids EXISTS, as above. */
export const called = (
  isStaff: SQL,
): SQL<boolean> => sql<boolean>`(${isStaff} and "cases"."state" = 'open' and coalesce((
  select true from calls k where k.csid = "cases"."csid" and k.step > 0
    and k.since = coalesce("cases"."returned_at", "cases"."created") limit 1), false))`;
export const selectLabels = (isStaff: SQL): SQL<Label[] | null> => sql<Label[] | null>`(
  select json_agg(json_build_object('id', l.id, 'name', l.name, 'colour', l.colour) order by lower(l.name), l.id)
  from case_labels k join labels l on l.id = k.label where k.csid = "cases"."csid" and ${isStaff})`;
export const assignedToReader = (isStaff: SQL): SQL<CaseSummary['assigned'] | null> => sql`(
  select json_strip_nulls(json_build_object('by', s.name)) from assignments a
  join messages t on t.csid = a.csid and t.msg_id = a.msg_id and t.event = 'assigned' and t.cr_uid = ${crUid}
  join participants p on p.csid = a.csid and p.staff and p.cr_uid = ${crUid} and p.left_at is null
  left join staff s on s.rlid = a.by_rlid
  where a.csid = "cases"."csid" and ${isStaff} and a.undone_at is null and "cases"."state" in ('handled', 'held')
    and not exists (select from messages m where m.csid = a.csid and m.msg_id > a.msg_id and m.staff and m.cr_uid = ${crUid})
  order by a.msg_id desc limit 1)`;
/** Only for staff and the blocked person. */
const blocked: SQL<Blocked | null> = sql<Blocked | null>`(
  select json_build_object('at', b.at, 'reason', b.reason) from blocks b
  where b.cuid = "cases"."cuid" and (${staff}::boolean or b.cr_uid = ${crUid})
    and b.cr_uid = case when ${staff}::boolean or not "cases"."between_users" then "cases"."reporter" else ${crUid} end)`;

const readFloor = buildReadFloor({ csid: sql`"cases"."csid"`, crUid, staff });
interface CaseDetails {
  readonly can: SQL<Step[] | null>;
  readonly webOnly: SQL<boolean | null>;
}
const NO_DETAILS: CaseDetails = { can: sql<null>`null`, webOnly: sql<null>`null` };

/** Uses the placeholders `crUid` and `staff`. */
export function selectCases(db: Database, name = lastName, details = NO_DETAILS) {
  return db
    .select({
      row: cases,
      cstmrLbl: customers.lbl,
      unread,
      handlers,
      lastName: name,
      mine: handledByReader,
      reporterGone,
      called: called(sql`${staff}::boolean`),
      labels: selectLabels(sql`${staff}::boolean`),
      assigned: assignedToReader(sql`${staff}::boolean`),
      mentioned: sql<boolean>`false`,
      blocked,
      withdrawn: customers.withdrawn,
      readFloor,
      lastHidden: isLastHidden,
      conflict: hasConflict,
      ...details,
    })
    .from(cases)
    .innerJoin(customers, eq(customers.cuid, cases.cuid));
}

const isInvited = ({ reporter }: CaseRow, reader: Reader): boolean =>
  !reader.staff && reporter !== reader.crUid;

function toLastMessage(one: ListedCase, reader: Reader): CaseSummary['last'] {
  const { row, readFloor, lastHidden } = one;
  const last = { msgId: row.lastMsgId, at: row.lastAt.toISOString(), mine: row.lastBy === reader.crUid };
  const isHidden =
    lastHidden ||
    row.lastMsgId <= readFloor ||
    (isInvited(row, reader) && row.lastKind !== null && isReportersKind(row.lastKind));
  if (isHidden) return last;
  const lastName = getLastAuthor(one, reader);
  return {
    ...last,
    ...(lastName && { name: lastName }),
    ...(row.lastTxt && { txt: wordsIn(row.lastTxt, reader.locale) }),
    ...(row.lastKind && { kind: row.lastKind }),
  };
}

/** Only the reporter rates and reopens. */
const toReportersPart = ({ row, withdrawn }: ListedCase): Partial<CaseSummary> => ({
  ...(row.state === 'closed' &&
    !withdrawn &&
    isReopenable(row) &&
    row.reopenUntil && { reopenUntil: row.reopenUntil.toISOString() }),
  ...(row.rating !== null && { rating: row.rating }),
});

/** Replaces the names of erased people. */
function getLastAuthor({ row, lastName }: ListedCase, { staff, locale }: Reader): string | null {
  if (lastName === '') return translate('name.staff', locale);
  // Hides from blocked visitors who blocked them.
  if (!staff && isBlockEvent({ event: row.lastKind as EventFlag | null })) return null;
  return lastName ?? (staff && row.lastKind === 'leave' ? translate('name.contributor', locale) : null);
}

/** Gatherings have labels instead of a category. */
const toCategory = (row: CaseRow, reader: Reader) => {
  const { kind, csid, gthrId, ccatCode, ccatPath } = row;
  return kind === 'gathering'
    ? { gthrId: csid, ccatCode: 'gathering', ccatPath: 'gathering' }
    : // A link to the case gives no access to its gathering.
      { ...(gthrId !== null && !isInvited(row, reader) && { gthrId }), ccatCode, ccatPath };
};

/** Contributors: only if the customer's file names it. */
function describeService(
  row: CaseRow,
  customer: Customer | undefined,
  reader: Reader,
): Pick<CaseSummary, 'service'> {
  if (!customer) return {};
  const gcatCode = findCaseService(customer, row);
  if (gcatCode === undefined || !(reader.staff || findService(customer, gcatCode))) return {};
  const words = getServiceWords(customer, gcatCode);
  return words ? { service: { gcatCode, lbl: wordsIn(words, reader.locale) } } : {};
}

/** `customer` is undefined if not served here. */
export function toCaseSummary(one: ListedCase, reader: Reader, customer: Customer | undefined): CaseSummary {
  const { row, cstmrLbl, unread, handlers, mine, blocked } = one;
  return {
    csid: row.csid,
    caseNbr: row.nbr,
    cuid: row.cuid,
    cstmrLbl: wordsIn(cstmrLbl, reader.locale),
    ...toCategory(row, reader),
    ccatLbls: row.ccatLbls.map((words) => wordsIn(words, reader.locale)),
    placeLbl: wordsIn(row.placeLbl, reader.locale),
    ...(row.imgSrc && { imgSrc: row.imgSrc }),
    ...(row.caseType && { caseType: row.caseType }),
    ...describeService(row, customer, reader),
    state: row.state,
    ...(row.outcome && { outcome: row.outcome }),
    ...(row.state === 'held' && row.holdUntil && { holdUntil: row.holdUntil.toISOString() }),
    // Only a close sets `reopenUntil`, permanently.
    ...(row.state === 'open' && row.reopenUntil !== null && { reopened: true }),
    ...(isInvited(row, reader) ? { invited: true as const } : toReportersPart(one)),
    ...(row.betweenUsers && { betweenUsers: true as const }),
    ...(one.conflict && { conflict: true as const }),
    ...(row.separated && { separated: true as const }),
    ...(reader.staff && row.waitingSince && { waitingSince: row.waitingSince.toISOString() }),
    ...(reader.staff && findDue(row)),
    ...(reader.staff && row.danger && { danger: true }),
    ...(reader.staff && one.called && { called: true }),
    ...(reader.staff && row.channel && { channel: row.channel }),
    ...(reader.staff && one.labels && { labels: one.labels }),
    ...(reader.staff && one.assigned && { assigned: one.assigned }),
    ...(reader.staff && one.mentioned && { mentioned: true as const }),
    created: row.created.toISOString(),
    last: toLastMessage(one, reader),
    unread,
    mine,
    handlers,
    simulation: row.simulation,
    ...(one.reporterGone && { reporterGone: true }),
    ...(blocked && { blocked: { at: new Date(blocked.at).toISOString(), reason: blocked.reason } }),
    ...(one.withdrawn && { withdrawn: true as const }),
  };
}

const caseQuery = prepareStatement((db) =>
  selectCases(db)
    .where(eq(cases.csid, sql.placeholder('csid')))
    .prepare('case_listed'),
);

/** Permissions by `steps_of`. */
const can: SQL<Step[]> = sql<Step[]>`array(
  select step from steps_of("cases"."csid", ${crUid}, ${staff}, ${sql.placeholder('hasSms')}, null))`;
const webOnly: SQL<boolean> = sql<boolean>`is_web_only("cases"."csid")`;
const caseWithStepsQuery = prepareStatement((db) =>
  selectCases(db, lastName, { can, webOnly })
    .where(eq(cases.csid, sql.placeholder('csid')))
    .prepare('case_with_steps'),
);

type CaseContext = Pick<AppContext, 'db' | 'customers'>;

export const toCaseSummaries = (
  { customers: directory }: CaseContext,
  rows: readonly ListedCase[],
  reader: Reader,
): Promise<CaseSummary[]> =>
  Promise.all(rows.map(async (one) => toCaseSummary(one, reader, await directory.find(one.row.cuid))));

/** @throws Refusal unknownCase */
export async function loadCaseSummary(
  { db, customers: directory }: CaseContext,
  csid: string,
  reader: Reader,
): Promise<CaseSummary> {
  const [found] = await caseQuery(db).execute({ csid, crUid: reader.crUid, staff: reader.staff });
  if (!found) throw new Refusal('unknownCase');
  return toCaseSummary(found, reader, await directory.find(found.row.cuid));
}

async function loadFollowers(db: Database, row: CaseRow): Promise<Pick<CaseInfo, 'followers'>> {
  const [counts] = await db
    .select({
      supported: sql<number>`(count(*) filter (where ${followers.as} = 'supported'))::int`,
      following: sql<number>`(count(*) filter (where ${followers.as} <> 'supported'))::int`,
    })
    .from(followers)
    .where(eq(followers.csid, row.csid));
  if (!counts || counts.supported + counts.following === 0) return {};
  return { followers: { ...counts, open: row.followersAfter !== null } };
}

/** Of contributors, only its author sees the notice's name. */
async function loadStop(
  db: Database,
  at: Date,
  id: string | null,
  reader: Reader,
): Promise<CaseInfo['stopped']> {
  const rows = await db
    .select({ reference: notices.reference })
    .from(notices)
    .where(and(eq(notices.id, id ?? ''), reader.staff ? undefined : eq(notices.crUid, reader.crUid)));
  return { at: at.toISOString(), ...rows[0] };
}

/** @throws Refusal unknownCase */
export async function loadCaseInfo(
  { db, sms, customers: directory }: AppContext,
  csid: string,
  reader: Reader,
): Promise<CaseInfo> {
  const parameters = { csid, crUid: reader.crUid, staff: reader.staff, hasSms: sms.available };
  const [found] = await caseWithStepsQuery(db).execute(parameters);
  if (!found) throw new Refusal('unknownCase');
  const { row } = found;
  const marks = await loadReadMarks(db, csid, reader);
  const contact = await loadContact(db, row, reader);
  const can = found.can ?? [];
  const call = await loadShownCall(db, row, reader, can);
  const customer = await directory.get(row.cuid);
  return {
    ...toCaseSummary(found, reader, customer),
    ...(row.qrid && !(row.betweenUsers && isInvited(row, reader)) && { qrid: row.qrid }),
    participants: await loadParticipants({ db, customers: directory }, row, reader),
    can,
    ...marks,
    ...(isInvited(row, reader) && { readsAfter: found.readFloor }),
    ...(contact.length > 0 && { contact }),
    ...(await loadIntake(db, row, reader)),
    ...(call && !isInvited(row, reader) && { call }),
    ...((reader.staff || row.reporter === reader.crUid) && found.webOnly && { webOnly: true as const }),
    ...(reader.staff && (await loadFollowers(db, row))),
    ...(row.stoppedAt && {
      stopped: await loadStop(db, row.stoppedAt, row.stoppedBy, reader),
    }),
    ...(await loadUntakenCalls(db, row, { customer, reader })),
    ...(await loadServiceCalls(db, row, { customer, reader })),
    ...(await loadDeadlines(db, row, { customer, reader })),
    ...(await loadHoldReasons(db, row.csid, reader)),
    ...(await loadAssignments(db, row, { customer, reader })),
    ...(await loadDuplicates(db, row, reader)),
    eraseOn: row.eraseOn.toISOString(),
    language: row.language,
  };
}
