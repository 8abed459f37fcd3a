import { PROFILE_FLAGS } from '@parvis/api/constants';
import type { GivenContact } from '@parvis/api/entities/reporterContact';
import type { Role, UserStatus } from '@parvis/api/entities/user';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isShownAsDemo } from '../../platform/config/config.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { cases, customers, identities, participants, staff } from '../../platform/db/schema.ts';
import { getInitials } from '../../platform/lib/labels.ts';
import type { AppContext } from '../context/appContext.ts';
import type { Addresses, Session } from '../context/session.ts';
import { loadSurvey } from '../surveyAnswers/service.ts';
import { addressKinds, isAnonymous } from './addresses.ts';

const FORMER_IDS_MAX = 20;

/** Latest first. Empty for unverified people. */
async function findFormerIdentities(
  { db }: AppContext,
  person: Addresses & { readonly crUid: string | null },
): Promise<string[]> {
  if (person.crUid === null || isAnonymous(person)) return [];
  const { rows } = await db.execute<{ cr_uid: string }>(sql`
    with recursive was (cr_uid, created) as (
      select cr_uid, created from identities where merged_into = ${person.crUid}
      union select i.cr_uid, i.created from identities i join was on i.merged_into = was.cr_uid)
    select cr_uid from was order by created desc limit ${FORMER_IDS_MAX}`);
  return rows.map(({ cr_uid }) => cr_uid);
}

/** Returns erased or nonexistent ids. */
export async function findErasedIdentities({ db }: AppContext, crUids: readonly string[]): Promise<string[]> {
  if (crUids.length === 0) return [];
  const rows = await db
    .select({ crUid: identities.crUid })
    .from(identities)
    .where(inArray(identities.crUid, [...crUids]));
  const known = new Set(rows.map(({ crUid }) => crUid));
  return crUids.filter((crUid) => !known.has(crUid));
}

const lastContactQuery = prepareStatement((db) =>
  db
    .select({ contact: cases.contact })
    .from(cases)
    .where(and(eq(cases.reporter, sql.placeholder('crUid')), isNotNull(cases.contact)))
    .orderBy(desc(cases.created))
    .limit(1)
    .prepare('last_given'),
);

/** Skips verified kinds. */
async function findUnverifiedContact(
  db: Database,
  person: Addresses & { crUid: string },
): Promise<GivenContact | undefined> {
  const [lastCase] = await lastContactQuery(db).execute({ crUid: person.crUid });
  const { contact } = lastCase ?? {};
  if (!contact) return undefined;
  const remaining = Object.values(addressKinds).flatMap(({ contact: way, getAddress }) =>
    contact[way] !== undefined && getAddress(person) === null ? [[way, contact[way]] as const] : [],
  );
  return remaining.length > 0 ? Object.fromEntries(remaining) : undefined;
}

export const matchStaff = ({ email, phone }: Addresses) =>
  or(
    email === null ? sql`false` : eq(staff.email, email),
    phone === null ? sql`false` : eq(staff.phone, phone),
  );

export const isStaffOf = (cuid: string, crUid: string): SQL =>
  sql`exists (select from staff s join identities i on s.email = i.email or s.phone = i.phone
    where s.cuid = ${cuid} and i.cr_uid = ${crUid})`;

export async function isStaffAnywhere(db: Tx, person: Addresses): Promise<boolean> {
  const listed = await db.select({ cuid: staff.cuid }).from(staff).where(matchStaff(person)).limit(1);
  return listed.length > 0;
}

export interface RoleView {
  locale: Locale;
  /** Without a trailing slash. */
  origin: string;
}

/** One role per customer; an e-mail match wins over a phone match. */
export async function loadRoles(
  { db, customers: directory }: AppContext,
  person: Addresses,
  { locale, origin }: RoleView,
  cuid?: string,
): Promise<Role[]> {
  if (isAnonymous(person)) return [];
  const rows = await db
    .select()
    .from(staff)
    .innerJoin(customers, eq(customers.cuid, staff.cuid))
    .where(and(matchStaff(person), cuid === undefined ? undefined : eq(staff.cuid, cuid)))
    .orderBy(asc(staff.cuid), sql`${staff.email} = ${person.email} desc nulls last`);
  if (rows.length === 0) return [];
  const sites = await directory.getSites();
  const first = rows.filter((row, at) => row.staff.cuid !== rows[at - 1]?.staff.cuid);
  return first.map(({ staff: listed, customers: customer }) => ({
    rlid: listed.rlid,
    staff: true,
    cuid: listed.cuid,
    url: sites.resolveUrl(origin, listed.cuid),
    cstmrLbl: wordsIn(customer.lbl, locale),
    cstmrType: customer.cstmrType,
    name: listed.name,
    initials: getInitials(listed.name),
    level: listed.level,
    ...(listed.moderate && { moderate: true }),
    ...(customer.logoId && { logoId: customer.logoId }),
    ...(customer.wideLogoId && { wideLogoId: customer.wideLogoId }),
  }));
}

async function findReportedCustomers(
  { db }: AppContext,
  crUid: string,
  cuids: readonly string[],
): Promise<string[]> {
  const own = and(eq(participants.crUid, crUid), eq(participants.staff, false), isNull(participants.left));
  const rows = await db
    .selectDistinct({ cuid: cases.cuid })
    .from(participants)
    .innerJoin(cases, eq(cases.csid, participants.csid))
    .where(and(own, inArray(cases.cuid, [...cuids])))
    .orderBy(asc(cases.cuid));
  return rows.map(({ cuid }) => cuid);
}

/** Visitor roles at customers with an own host: their cases load from there. */
async function loadVisitorRoles(
  context: AppContext,
  crUid: string,
  { locale, origin }: RoleView,
): Promise<Role[]> {
  const sites = await context.customers.getSites();
  if (!sites.hasOwnHosts) return [];
  const elsewhere = (await context.customers.getAll()).filter(
    ({ cuid }) => sites.resolveUrl(origin, cuid) !== '',
  );
  if (elsewhere.length === 0) return [];
  const cuids = await findReportedCustomers(
    context,
    crUid,
    elsewhere.map(({ cuid }) => cuid),
  );
  return elsewhere
    .filter(({ cuid }) => cuids.includes(cuid))
    .map(({ cuid, lbl, cstmrType }) => ({
      rlid: `${cuid.replaceAll('.', '_')}_visitor`.slice(-64),
      staff: false,
      cuid,
      url: sites.resolveUrl(origin, cuid),
      cstmrLbl: wordsIn(lbl, locale),
      cstmrType,
      name: '',
      initials: '',
      level: 'visitor',
    }));
}

const getProfileState = (
  session: Session | undefined,
  unverified: object | undefined,
): UserStatus['state'] => {
  if (!session) return 'empty';
  if (!session.crUid) return 'new';
  if (!isAnonymous(session)) return 'idValid';
  return unverified ? 'partialInfo' : 'withIds';
};

const getInboundSmsFlag = ({ config, sms }: AppContext): { smsInbound?: true } =>
  sms.available && config.smsInbound ? { smsInbound: true } : {};

/** The profile for `user/sts`. */
export async function loadUserStatus(
  context: AppContext,
  session: Session | undefined,
  reader: RoleView,
): Promise<UserStatus> {
  const staffed = session ? await loadRoles(context, session, reader) : [];
  const was = session ? await findFormerIdentities(context, session) : [];
  const unverified = session?.crUid
    ? await findUnverifiedContact(context.db, { ...session, crUid: session.crUid })
    : undefined;
  const visits = session?.crUid ? await loadVisitorRoles(context, session.crUid, reader) : [];
  const survey = session?.crUid
    ? await loadSurvey(context.db, { crUid: session.crUid, staff: staffed.length > 0 }, context.config.survey)
    : undefined;
  return {
    state: getProfileState(session, unverified),
    ...(unverified && { unverified }),
    ...(session?.crUid && { crUid: session.crUid }),
    ...(was.length > 0 && { was }),
    ...(session?.qrid && { qrid: session.qrid, qridUsed: session.qridUsed }),
    ...(session?.qridDate && { qridDate: session.qridDate.toISOString() }),
    ...(session?.email && { email: session.email }),
    ...(session?.phone && { phone: session.phone }),
    settings: {
      ...session?.settings,
      ...(session?.email && session.news && { mailNews: session.news }),
      ...(session?.deskKeys && { deskKeys: session.deskKeys }),
    },
    ...(survey && { survey }),
    // Staff who report are known as staff.
    roles: [...staffed, ...visits.filter(({ cuid }) => !staffed.some((role) => role.cuid === cuid))],
    flags: {
      ...PROFILE_FLAGS,
      addLaterOn: context.config.addLaterOn,
      live: context.config.live,
      dev: context.config.dev,
      demo: isShownAsDemo(context.config),
      sms: context.sms.available,
      ...getInboundSmsFlag(context),
    },
  };
}
