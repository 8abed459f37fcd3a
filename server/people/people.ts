import { PROFILE_FLAGS } from '@parvis/api/constants';
import type { Role, UserStatus } from '@parvis/api/entities/user';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, asc, eq } from 'drizzle-orm';
import { initialsOf } from '../base/words.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { customers, staff } from '../store/schema.ts';
import type { Session } from './sessions.ts';

export type StaffRow = typeof staff.$inferSelect;

/** The roles of a verified address, at one customer or at all. */
export async function rolesOf(db: Tx, email: string, locale: Locale, cuid?: string): Promise<Role[]> {
  const rows = await db
    .select()
    .from(staff)
    .innerJoin(customers, eq(customers.cuid, staff.cuid))
    .where(and(eq(staff.email, email), cuid === undefined ? undefined : eq(staff.cuid, cuid)))
    .orderBy(asc(staff.cuid));
  return rows.map(({ staff: person, customers: customer }) => ({
    rlid: person.rlid,
    staff: true,
    cuid: person.cuid,
    url: '',
    cstmrLbl: wordsIn(customer.lbl, locale),
    cstmrType: customer.cstmrType,
    name: person.name,
    initials: initialsOf(person.name),
    level: person.level,
    ...(customer.logoId && { logoId: customer.logoId }),
    ...(customer.wideLogoId && { wideLogoId: customer.wideLogoId }),
  }));
}

const stateOf = (session: Session | undefined): UserStatus['state'] => {
  if (!session) return 'empty';
  if (!session.crUid) return 'new';
  return session.email ? 'idValid' : 'withIds';
};

/** The session profile as `user/sts` answers it. */
export async function userStatus(
  services: Services,
  session: Session | undefined,
  locale: Locale,
): Promise<UserStatus> {
  const roles = session?.email ? await rolesOf(services.db, session.email, locale) : [];
  return {
    state: stateOf(session),
    ...(session?.crUid && { crUid: session.crUid }),
    ...(session?.qrid && { qrid: session.qrid, qridUsed: session.qridUsed }),
    ...(session?.qridDate && { qridDate: session.qridDate.toISOString() }),
    ...(session?.email && { email: session.email }),
    settings: session?.settings ?? {},
    roles,
    flags: { ...PROFILE_FLAGS, demo: services.config.demo },
  };
}
