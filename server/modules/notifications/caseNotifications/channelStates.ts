import type { RungLack, RungStanding } from '@parvis/api/entities/rungs';
import { eq, sql } from 'drizzle-orm';
import { getSmsPerDay } from '../../../platform/config/escalation.ts';
import { identities } from '../../../platform/db/schema.ts';
import type { AppContext } from '../../context/appContext.ts';
import { hasActiveSubscription, isStaffAnywhere } from '../../identity/service.ts';

export interface NotifiedPerson {
  readonly crUid: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly news: 'off' | 'fact' | 'words' | null;
  readonly smsNews: boolean | null;
  readonly isPushedTo: boolean;
  /** Staff opt out, visitors opt in. */
  readonly isStaff: boolean;
  /** The customer that pays for news SMS. */
  readonly payer: string | undefined;
}

/** Customers of the person as visitor or staff. */
async function findOwnCustomers({ db }: AppContext, crUid: string): Promise<string[]> {
  const { rows } = await db.execute<{ cuid: string }>(sql`
    select c.cuid from participants p join cases c using (csid) where p.cr_uid = ${crUid} and not p.staff and p.left_at is null
    union select t.cuid from staff t join identities i on i.email = t.email or i.phone = t.phone
      where i.cr_uid = ${crUid}
    order by cuid`);
  return rows.map(({ cuid }) => cuid);
}

/** Undefined for erased people. */
export async function loadNotifiedPerson(
  context: AppContext,
  crUid: string,
): Promise<NotifiedPerson | undefined> {
  const { db, customers } = context;
  const { email, phone, news, smsNews } = identities;
  const [person] = await db
    .select({ email, phone, news, smsNews, isPushedTo: hasActiveSubscription() })
    .from(identities)
    .where(eq(identities.crUid, crUid));
  if (!person) return undefined;
  const all = await customers.getAll();
  const own = await findOwnCustomers(context, crUid);
  const payer = all.find((customer) => own.includes(customer.cuid) && getSmsPerDay(customer) > 0);
  return { ...person, crUid, isStaff: await isStaffAnywhere(db, person), payer: payer?.cuid };
}

const hasMailEnabled = ({ news, isStaff }: NotifiedPerson): boolean =>
  isStaff ? news !== 'off' : news !== null && news !== 'off';
const hasSmsEnabled = ({ smsNews, isStaff }: NotifiedPerson): boolean =>
  isStaff ? smsNews !== false : smsNews === true;

const findFirstLack = (
  ...lacks: readonly (readonly [holds: boolean, lack: RungLack])[]
): RungLack | undefined => lacks.find(([holds]) => holds)?.[1];

export function buildChannelStates(
  person: NotifiedPerson,
  available: { readonly mail: boolean; readonly sms: boolean },
): readonly RungStanding[] {
  const lacks: Readonly<Record<'page' | 'push' | 'mail' | 'sms', RungLack | undefined>> = {
    page: undefined,
    push: findFirstLack([!person.isPushedTo, 'noBrowser']),
    mail: findFirstLack(
      [!available.mail, 'notHere'],
      [person.email === null, 'noAddress'],
      [!hasMailEnabled(person), 'notWanted'],
    ),
    sms: findFirstLack(
      [!available.sms, 'notHere'],
      [person.payer === undefined, 'notPaid'],
      [person.phone === null, 'noNumber'],
      [!hasSmsEnabled(person), 'notWanted'],
    ),
  };
  return (['page', 'push', 'mail', 'sms'] as const).map((channel) => {
    const lack = lacks[channel];
    return lack === undefined ? { rung: channel, on: true } : { rung: channel, on: false, lack };
  });
}
