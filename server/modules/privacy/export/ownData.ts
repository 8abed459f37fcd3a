import type { CaseInfo } from '@parvis/api/entities/case';
import type { Message } from '@parvis/api/entities/message';
import { defaultLocale } from '@parvis/locales/languages';
import { and, asc, eq, inArray, isNull, not, or, sql } from 'drizzle-orm';
import {
  blocks,
  calledStaff,
  cases,
  drafts,
  followers,
  identities,
  knownDevices,
  looks,
  messages,
  noteMentions,
  notes,
  notices,
  participants,
  phoneDiscoveries,
  pushes,
  pushSubscriptions,
  readMarks,
  sessions,
  staff,
  trail,
} from '../../../platform/db/schema.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';
import { loadCaseInfo, loadMessagesPage } from '../../cases/service.ts';
import type { AppContext, Reader } from '../../context/appContext.ts';
import type { Addresses } from '../../context/session.ts';
import {
  findMergedIdentities,
  getSessionEnd,
  isAnonymous,
  loadEndedServices,
  matchStaff,
} from '../../identity/service.ts';
import { findVoterAnswers } from '../../pollAnswers/service.ts';
import { findSurveyTraces } from '../../surveyAnswers/service.ts';
import { fetchOwnMessages } from './ownMessages.ts';
import { findUnsentPhotos } from './ownPhotos.ts';

async function findPushBrowsers({ db }: AppContext, crUid: string) {
  const { endpoint, origin, content, registered } = pushSubscriptions;
  const rows = await db
    .select({ endpoint, origin, content, registered })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.hash, pushSubscriptions.session))
    .where(eq(sessions.crUid, crUid))
    .orderBy(asc(registered));
  return rows.map((row) => ({ ...row, service: new URL(row.endpoint).host }));
}

function findNotifications({ db }: AppContext, crUid: string) {
  const { type, message, state, created, delivered, shown, clicked, dismissed } = pushes;
  return db
    .select({ type, caseNbr: cases.nbr, message, state, created, delivered, shown, clicked, dismissed })
    .from(pushes)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushes.subscription))
    .innerJoin(sessions, eq(sessions.hash, pushSubscriptions.session))
    .leftJoin(cases, eq(cases.csid, pushes.csid))
    .where(eq(sessions.crUid, crUid))
    .orderBy(asc(created));
}

function findStaffCalls({ db }: AppContext, person: Addresses) {
  const { since, at, pushedAt, mailedAt, textedAt } = calledStaff;
  return db
    .select({ cuid: cases.cuid, caseNbr: cases.nbr, since, at, pushedAt, mailedAt, textedAt })
    .from(calledStaff)
    .innerJoin(staff, eq(staff.rlid, calledStaff.rlid))
    .innerJoin(cases, eq(cases.csid, calledStaff.csid))
    .where(matchStaff(person))
    .orderBy(asc(at), asc(cases.nbr));
}

function findMentions({ db }: AppContext, person: Addresses) {
  const { at, pushedAt, mailedAt, textedAt } = noteMentions;
  return db
    .select({ cuid: cases.cuid, caseNbr: cases.nbr, at, pushedAt, mailedAt, textedAt })
    .from(noteMentions)
    .innerJoin(staff, eq(staff.rlid, noteMentions.rlid))
    .innerJoin(cases, eq(cases.csid, noteMentions.csid))
    .where(matchStaff(person))
    .orderBy(asc(at), asc(cases.nbr));
}

/** Excludes the text, which belongs to the customer. */
function findWrittenNotes({ db }: AppContext, crUid: string) {
  const { at, changed } = notes;
  return db
    .select({ cuid: cases.cuid, caseNbr: cases.nbr, at, changed })
    .from(notes)
    .innerJoin(cases, eq(cases.csid, notes.csid))
    .where(eq(notes.crUid, crUid))
    .orderBy(asc(at));
}

const PAGE_SIZE = 500;

async function findRoles({ db }: AppContext, person: Addresses) {
  const { cuid, name, level, grpLbl } = staff;
  return db.select({ cuid, name, level, grpLbl }).from(staff).where(matchStaff(person));
}

/** Excludes the conversation, which belongs to the customer. */
async function findHandledCases({ db }: AppContext, crUid: string) {
  const { name, grpLbl, joined, left } = participants;
  return db
    .select({ cuid: cases.cuid, caseNbr: cases.nbr, name, grpLbl, joined, left })
    .from(participants)
    .innerJoin(cases, eq(cases.csid, participants.csid))
    .where(and(eq(participants.crUid, crUid), eq(participants.staff, true)))
    .orderBy(asc(joined));
}

/** Covers actions without being a handler, such as blocking a reporter. */
async function findOtherStaffActions({ db }: AppContext, crUid: string) {
  const at = sql<Date>`min(${messages.at})`.mapWith(messages.at);
  const hasPart = sql`exists (select from ${participants} p where p.csid = ${messages.csid} and p.cr_uid = ${crUid} and p.staff)`;
  return db
    .select({ cuid: cases.cuid, caseNbr: cases.nbr, at })
    .from(messages)
    .innerJoin(cases, eq(cases.csid, messages.csid))
    .where(and(eq(messages.crUid, crUid), eq(messages.staff, true), not(hasPart)))
    .groupBy(cases.cuid, cases.nbr)
    .orderBy(asc(at));
}

async function findReadMarks({ db }: AppContext, crUid: string) {
  const { staff: asStaff, msgId, told, toldAt, pushed, pushedAt, texted, textedAt } = readMarks;
  return db
    .select({
      ...{ cuid: cases.cuid, caseNbr: cases.nbr, staff: asStaff, msgId },
      ...{ told, toldAt, pushed, pushedAt, texted, textedAt },
    })
    .from(readMarks)
    .innerJoin(cases, eq(cases.csid, readMarks.csid))
    .where(eq(readMarks.crUid, crUid))
    .orderBy(asc(cases.cuid), asc(cases.nbr));
}

async function findDrafts({ db }: AppContext, crUid: string) {
  const { txt, saved } = drafts;
  return db
    .select({ cuid: cases.cuid, caseNbr: cases.nbr, txt, saved })
    .from(drafts)
    .innerJoin(cases, eq(cases.csid, drafts.csid))
    .where(eq(drafts.crUid, crUid))
    .orderBy(asc(saved));
}

/** Excludes text and number, as for followers. */
async function findFollowed({ db }: AppContext, crUid: string) {
  const { as, joined, msgId, told, toldAt, pushed, pushedAt, texted, textedAt } = followers;
  return db
    .select({
      ...{ cuid: cases.cuid, ccatLbls: cases.ccatLbls, placeLbl: cases.placeLbl, as, joined, msgId },
      ...{ told, toldAt, pushed, pushedAt, texted, textedAt },
    })
    .from(followers)
    .innerJoin(cases, eq(cases.csid, followers.csid))
    .where(eq(followers.crUid, crUid))
    .orderBy(asc(joined));
}

/** Only a hash is stored. */
async function findPhoneDiscoveries({ db }: AppContext, crUid: string) {
  const { phone, refused, created, expires } = phoneDiscoveries;
  return db
    .select({ phone, refused, created, expires })
    .from(phoneDiscoveries)
    .where(inArray(phoneDiscoveries.crUid, await findMergedIdentities(db, crUid)));
}

async function findSavedBranding({ db }: AppContext, roles: readonly { cuid: string; name: string }[]) {
  const own = roles.map(({ cuid, name }) => and(eq(looks.cuid, cuid), eq(looks.savedBy, name)));
  if (own.length === 0) return [];
  const { cuid, lbl, appColors, appShape, saved } = looks;
  return db
    .select({ cuid, lbl, appColors, appShape, saved })
    .from(looks)
    .where(or(...own))
    .orderBy(asc(saved));
}

async function findAuditEntries({ db }: AppContext, person: Addresses) {
  const { cuid, at, kind, what, name, about } = trail;
  return db
    .select({ cuid, at, kind, what, name, about })
    .from(trail)
    .innerJoin(staff, eq(staff.rlid, trail.rlid))
    .where(matchStaff(person))
    .orderBy(asc(trail.id));
}

async function findBlocks({ db }: AppContext, crUid: string) {
  const { cuid, at, reason } = blocks;
  return db.select({ cuid, at, reason }).from(blocks).where(eq(blocks.crUid, crUid)).orderBy(asc(at));
}

/** Excludes the decision and others' text. */
async function findNotices({ db }: AppContext, crUid: string) {
  const { cuid, nbr, at, reference, about, reason, txt } = notices;
  return db
    .select({ cuid, caseNbr: nbr, at, reference, about, reason, txt })
    .from(notices)
    .where(eq(notices.crUid, crUid))
    .orderBy(asc(at));
}

/** Excludes cases. @throws Refusal unauthenticated if erased concurrently */
export async function fetchPersonData(context: AppContext, crUid: string) {
  const { db } = context;
  const [person] = await db
    .select({
      crUid: identities.crUid,
      email: identities.email,
      phone: identities.phone,
      news: identities.news,
      smsNews: identities.smsNews,
      deskKeys: identities.deskKeys,
      created: identities.created,
    })
    .from(identities)
    .where(eq(identities.crUid, crUid));
  if (!person) throw new Refusal('unauthenticated');
  const { settings, device, userAgent, qrid, qridDate, created, expires } = sessions;
  const kept = await db
    .select({ settings, device, userAgent, qrid, qridDate, created, expires })
    .from(sessions)
    .where(eq(sessions.crUid, crUid))
    .orderBy(asc(created));
  const devices = kept.map((one) => ({ ...one, expires: getSessionEnd(one.expires, isAnonymous(person)) }));
  const signedIn = await db
    .select({ used: knownDevices.used })
    .from(knownDevices)
    .where(eq(knownDevices.crUid, crUid));
  const theirs = await findMergedIdentities(db, crUid);
  const proved = [person.email, person.phone].filter((value) => value !== null);
  const roles = isAnonymous(person) ? [] : await findRoles(context, person);
  return {
    person,
    devices,
    signedIn,
    ...(await fetchOwnMessages(context, { crUid, proved })),
    unsent: await findUnsentPhotos(context, crUid),
    discoveries: await findPhoneDiscoveries(context, crUid),
    pushed: await findPushBrowsers(context, crUid),
    notifications: await findNotifications(context, crUid),
    blocked: await findBlocks(context, crUid),
    noticed: await findNotices(context, crUid),
    polled: await findVoterAnswers(db, theirs),
    ...(await findSurveyTraces(db, theirs)),
    roles,
    served: await loadEndedServices(context, person, defaultLocale),
    handled: await findHandledCases(context, crUid),
    acted: await findOtherStaffActions(context, crUid),
    calledTo: isAnonymous(person) ? [] : await findStaffCalls(context, person),
    noted: await findWrittenNotes(context, crUid),
    mentionedIn: isAnonymous(person) ? [] : await findMentions(context, person),
    read: await findReadMarks(context, crUid),
    begun: await findDrafts(context, crUid),
    followed: await findFollowed(context, crUid),
    looks: await findSavedBranding(context, roles),
    done: isAnonymous(person) ? [] : await findAuditEntries(context, person),
  };
}
export type PersonData = Awaited<ReturnType<typeof fetchPersonData>>;

export interface OwnCase {
  info: CaseInfo;
  messages: Message[];
}

async function fetchAllMessages({ db }: AppContext, csid: string, reader: Reader): Promise<Message[]> {
  const all: Message[] = [];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page = await loadMessagesPage(db, csid, { after, limit: PAGE_SIZE }, reader);
    all.push(...page.messages);
    after = page.next;
  }
  return all;
}

/**
 * Undefined if erased by retention. @throws Refusal unauthenticated if the person was erased: a partial
 * export must not look complete
 */
export async function fetchOwnCase(
  context: AppContext,
  csid: string,
  reader: Reader,
): Promise<OwnCase | undefined> {
  const conversation = await fetchAllMessages(context, csid, reader);
  const info = await loadCaseInfo(context, csid, reader).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'unknownCase') return undefined;
    throw error;
  });
  if (!info) return undefined;
  if (!info.participants.some(({ me }) => me)) throw new Refusal('unauthenticated');
  // Excludes other members' messages.
  if (info.gthrId === csid)
    return {
      info: { ...info, participants: info.participants.filter(({ me }) => me) },
      messages: conversation.filter(({ mine }) => mine),
    };
  return { info, messages: conversation };
}

export const findOwnCaseKeys = ({ db }: AppContext, { crUid }: Reader) =>
  db
    .select({ csid: cases.csid, cuid: cases.cuid, nbr: cases.nbr })
    .from(participants)
    .innerJoin(cases, eq(cases.csid, participants.csid))
    .where(and(eq(participants.crUid, crUid), eq(participants.staff, false), isNull(participants.left)))
    .orderBy(asc(participants.joined));

/** One case in memory at a time. */
export async function* streamOwnCases(context: AppContext, reader: Reader): AsyncGenerator<OwnCase> {
  for (const { csid } of await findOwnCaseKeys(context, reader)) {
    const one = await fetchOwnCase(context, csid, reader);
    if (one) yield one;
  }
}
