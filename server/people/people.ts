import { PROFILE_FLAGS } from '@parvis/api/constants';
import type { Role, UserStatus } from '@parvis/api/entities/user';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { initialsOf } from '../base/words.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { customers, staff } from '../store/schema.ts';
import { type Addresses, isAnonymous } from './addresses.ts';
import type { Session } from './sessions.ts';

export type StaffRow = typeof staff.$inferSelect;

/** On a list of staff by either address. */
export const isStaffOf = ({ email, phone }: Addresses) =>
  or(
    email === null ? sql`false` : eq(staff.email, email),
    phone === null ? sql`false` : eq(staff.phone, phone),
  );

/** Whether a person works for any customer. */
export async function isStaffAnywhere(db: Tx, person: Addresses): Promise<boolean> {
  const listed = await db.select({ cuid: staff.cuid }).from(staff).where(isStaffOf(person)).limit(1);
  return listed.length > 0;
}

/** The roles of whoever proved these addresses, at one customer or at all: one at each, by the e-mail address before the number. */
export async function rolesOf(db: Tx, person: Addresses, locale: Locale, cuid?: string): Promise<Role[]> {
  if (isAnonymous(person)) return [];
  const rows = await db
    .select()
    .from(staff)
    .innerJoin(customers, eq(customers.cuid, staff.cuid))
    .where(and(isStaffOf(person), cuid === undefined ? undefined : eq(staff.cuid, cuid)))
    .orderBy(asc(staff.cuid), sql`${staff.email} = ${person.email} desc nulls last`);
  const first = rows.filter((row, at) => row.staff.cuid !== rows[at - 1]?.staff.cuid);
  return first.map(({ staff: listed, customers: customer }) => ({
    rlid: listed.rlid,
    staff: true,
    cuid: listed.cuid,
    url: '',
    cstmrLbl: wordsIn(customer.lbl, locale),
    cstmrType: customer.cstmrType,
    name: listed.name,
    initials: initialsOf(listed.name),
    level: listed.level,
    ...(customer.logoId && { logoId: customer.logoId }),
    ...(customer.wideLogoId && { wideLogoId: customer.wideLogoId }),
  }));
}

const stateOf = (session: Session | undefined): UserStatus['state'] => {
  if (!session) return 'empty';
  if (!session.crUid) return 'new';
  return isAnonymous(session) ? 'withIds' : 'idValid';
};

/** The session profile as `user/sts` answers it. */
export async function userStatus(
  services: Services,
  session: Session | undefined,
  locale: Locale,
): Promise<UserStatus> {
  const roles = session ? await rolesOf(services.db, session, locale) : [];
  return {
    state: stateOf(session),
    ...(session?.crUid && { crUid: session.crUid }),
    ...(session?.qrid && { qrid: session.qrid, qridUsed: session.qridUsed }),
    ...(session?.qridDate && { qridDate: session.qridDate.toISOString() }),
    ...(session?.email && { email: session.email }),
    ...(session?.phone && { phone: session.phone }),
    settings: {
      ...session?.settings,
      ...(session?.email && session.news && { mailNews: session.news }),
    },
    roles,
    flags: { ...PROFILE_FLAGS, demo: services.config.demo, sms: services.sms.available },
  };
}
