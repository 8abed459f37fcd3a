import type { RungLack, RungStanding } from '@parvis/api/entities/rungs';
import { eq, sql } from 'drizzle-orm';
import { smsPerDayOf } from '../../../platform/config/pace.ts';
import { identities } from '../../../platform/db/schema.ts';
import type { Services } from '../../context/services.ts';
import { isStaffAnywhere } from '../../identity/people.ts';
import { isPushedTo } from '../../identity/pushedTo.ts';

export interface Told {
  readonly crUid: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly news: 'off' | 'fact' | 'words' | null;
  readonly smsNews: boolean | null;
  readonly isPushedTo: boolean;
  /** Staff opt out, visitors opt in. */
  readonly isStaff: boolean;
  /** A customer that pays for news SMS. */
  readonly payer: string | undefined;
}

/** As reporter or staff. */
async function customersOf({ db }: Services, crUid: string): Promise<string[]> {
  const { rows } = await db.execute<{ cuid: string }>(sql`
    select cuid from cases where reporter = ${crUid}
    union select t.cuid from staff t join identities i on i.email = t.email or i.phone = t.phone
      where i.cr_uid = ${crUid}
    order by cuid`);
  return rows.map(({ cuid }) => cuid);
}

/** Undefined for erased people. */
export async function toldOf(services: Services, crUid: string): Promise<Told | undefined> {
  const { db, customers } = services;
  const { email, phone, news, smsNews } = identities;
  const [person] = await db
    .select({ email, phone, news, smsNews, isPushedTo: isPushedTo() })
    .from(identities)
    .where(eq(identities.crUid, crUid));
  if (!person) return undefined;
  const all = await customers.all();
  const own = await customersOf(services, crUid);
  const payer = all.find((customer) => own.includes(customer.cuid) && smsPerDayOf(customer) > 0);
  return { ...person, crUid, isStaff: await isStaffAnywhere(db, person), payer: payer?.cuid };
}

const wantsMail = ({ news, isStaff }: Told): boolean =>
  isStaff ? news !== 'off' : news !== null && news !== 'off';
const wantsSms = ({ smsNews, isStaff }: Told): boolean => (isStaff ? smsNews !== false : smsNews === true);

const first = (...lacks: readonly (readonly [holds: boolean, lack: RungLack])[]): RungLack | undefined =>
  lacks.find(([holds]) => holds)?.[1];

export function standingOf(
  told: Told,
  here: { readonly mail: boolean; readonly sms: boolean },
): readonly RungStanding[] {
  const lacks: Readonly<Record<'page' | 'push' | 'mail' | 'sms', RungLack | undefined>> = {
    page: undefined,
    push: first([!told.isPushedTo, 'noBrowser']),
    mail: first([!here.mail, 'notHere'], [told.email === null, 'noAddress'], [!wantsMail(told), 'notWanted']),
    sms: first(
      [!here.sms, 'notHere'],
      [told.payer === undefined, 'notPaid'],
      [told.phone === null, 'noNumber'],
      [!wantsSms(told), 'notWanted'],
    ),
  };
  return (['page', 'push', 'mail', 'sms'] as const).map((rung) => {
    const lack = lacks[rung];
    return lack === undefined ? { rung, on: true } : { rung, on: false, lack };
  });
}
