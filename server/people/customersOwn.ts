import { eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';
import { customers, staff } from '../store/schema.ts';
import { type Address, type AddressKind, kinds } from './addresses.ts';

/** How a customer's contact is compared: its numbers are written as people dial them. */
const contacts: Readonly<Record<AddressKind, (value: string) => SQL>> = {
  mail: (value) => sql`lower(${customers.contact} ->> 'mail') = ${value}`,
  sms: (value) =>
    sql`regexp_replace(regexp_replace(${customers.contact} ->> 'phone', '[^0-9]', '', 'g'), '^0', '33') = ${value}`,
};

/**
 * Whether a customer answers at an address, which is then no person's own.
 * @param whose `nobodys`: unless it is on a list of staff, who sign in with it
 */
export async function sharedLine(
  tx: Tx,
  { kind, value }: Address,
  whose: 'anybodys' | 'nobodys',
): Promise<boolean> {
  const found = await tx
    .select({ cuid: customers.cuid, rlid: staff.rlid })
    .from(customers)
    .leftJoin(staff, eq(kinds[kind].staffColumn, value))
    .where(contacts[kind](value));
  return found.some(({ rlid }) => whose === 'anybodys' || rlid === null);
}
