import type { EndedService } from '@parvis/api/calls/former';
import { DAY } from '@parvis/locales/dates';
import type { Locale } from '@parvis/locales/languages';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { customers, type FormerStaff, staff } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import type { AppContext } from '../context/appContext.ts';
import type { Addresses } from '../context/session.ts';
import type { MailBranding } from '../messaging/service.ts';
import { type Address, addressKinds, isAnonymous } from './addresses.ts';

export interface MailCustomer extends MailBranding {
  readonly cuid: string;
  readonly lbl: Words;
}

export const mailCustomerColumns = {
  ...{ cuid: customers.cuid, lbl: customers.lbl },
  ...{ light: customers.light, dark: customers.dark, shape: customers.appShape },
};

const MAIL_NAMES_MAX = 3;

export const findStaffCustomers = (tx: Tx, { kind, value }: Address): Promise<MailCustomer[]> =>
  tx
    .select(mailCustomerColumns)
    .from(staff)
    .innerJoin(customers, eq(customers.cuid, staff.cuid))
    .where(eq(addressKinds[kind].staffColumn, value))
    .orderBy(customers.cuid)
    .limit(MAIL_NAMES_MAX);

type FormerPerson = FormerStaff['people'][number];

/** Former staff learn of the end at sign-in. */
export async function storeFormerStaff(tx: Tx, cuid: string, listed: readonly FormerPerson[]): Promise<void> {
  if (listed.length === 0) return;
  const people = listed.map(({ email, phone }) => ({ email, phone }));
  await tx
    .update(customers)
    .set({ formerStaff: { since: getDatabaseNow().toISOString(), people } })
    .where(eq(customers.cuid, cuid));
}

export async function lockFormerStaff(tx: Tx, values: readonly string[]) {
  const { cuid, formerStaff } = customers;
  const any = sql`any(${sql.param([...values])}::text[])`;
  return tx
    .select({ cuid, former: formerStaff })
    .from(customers)
    .where(
      sql`exists (select from json_array_elements(${formerStaff} -> 'people') one
        where one ->> 'email' = ${any} or one ->> 'phone' = ${any})`,
    )
    .orderBy(asc(cuid))
    .for('no key update');
}

export async function eraseFormerStaff(tx: Tx, values: readonly string[]): Promise<void> {
  const isTheirs = ({ email, phone }: FormerPerson) =>
    values.includes(email) || (phone !== null && values.includes(phone));
  for (const { cuid, former } of await lockFormerStaff(tx, values))
    if (former)
      await tx
        .update(customers)
        .set({ formerStaff: { ...former, people: former.people.filter((one) => !isTheirs(one)) } })
        .where(eq(customers.cuid, cuid));
}

const isSamePerson = (person: Addresses, { email, phone }: FormerPerson): boolean =>
  email === person.email || (phone !== null && phone === person.phone);

/** Latest first. */
const findEndedCustomers = async (db: Tx, person: Addresses) => {
  const { cuid, formerStaff, retentionDays, withdrawn } = customers;
  const rows = await db
    .select({ ...mailCustomerColumns, formerStaff, retentionDays })
    .from(customers)
    .where(and(withdrawn, isNotNull(formerStaff)))
    .orderBy(sql`${formerStaff} ->> 'since' desc`, asc(cuid));
  return rows.filter((row) => row.formerStaff?.people.some((one) => isSamePerson(person, one)));
};

/** Such addresses may receive a code: their owners learn of the end. */
export const findEndedStaffCustomers = async (tx: Tx, { kind, value }: Address): Promise<MailCustomer[]> => {
  const person = kind === 'mail' ? { email: value, phone: null } : { email: null, phone: value };
  return (await findEndedCustomers(tx, person)).slice(0, MAIL_NAMES_MAX);
};

/** Uses verified addresses only. */
export async function loadEndedServices(
  { db }: Pick<AppContext, 'db'>,
  person: Addresses,
  locale: Locale,
): Promise<EndedService[]> {
  if (isAnonymous(person)) return [];
  const rows = await findEndedCustomers(db, person);
  return rows.map(({ cuid, lbl, formerStaff, retentionDays }) => {
    const since = formerStaff?.since ?? '';
    const until = new Date(Date.parse(since) + retentionDays * DAY).toISOString();
    return { cuid, cstmrLbl: wordsIn(lbl, locale), since, until };
  });
}
