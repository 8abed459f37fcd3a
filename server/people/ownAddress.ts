import { and, eq, ne, sql } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { customers, identities, staff } from '../store/schema.ts';
import { lockIdentity } from './mergePeople.ts';
import type { Session } from './sessions.ts';
import { announce, type Confirmation, failed, signIn } from './signIn.ts';
import { tryCode } from './verification.ts';

/** What came of the code that was to give somebody an address. */
export interface Given extends Omit<Confirmation, 'outcome'> {
  outcome: Confirmation['outcome'] | 'mailExists' | 'belongsToCustomer';
}

const refused = (outcome: 'mailExists' | 'belongsToCustomer'): Given => ({
  outcome,
  triesLeft: 0,
  mergedAccount: false,
});

const isAny = async (found: PromiseLike<readonly unknown[]>): Promise<boolean> => (await found).length > 0;

/** Whether a customer receives its mail at an address, which is then no person's own; its staff's own ones are theirs. */
const belongsToCustomer = (tx: Tx, email: string): Promise<boolean> =>
  isAny(
    tx
      .select({ cuid: customers.cuid })
      .from(customers)
      .leftJoin(staff, eq(staff.email, email))
      .where(and(sql`lower(${customers.contact} ->> 'mail') = ${email}`, sql`${staff.rlid} is null`)),
  );

/** Whether an address is that of another account than this person's. */
const isOfAnother = (tx: Tx, email: string, crUid: string): Promise<boolean> =>
  isAny(
    tx
      .select({ crUid: identities.crUid })
      .from(identities)
      .where(and(eq(identities.email, email), ne(identities.crUid, crUid))),
  );

async function give(
  tx: Tx,
  email: string,
  session: Session & { crUid: string },
  device: string | undefined,
): Promise<Given> {
  if (await belongsToCustomer(tx, email)) return refused('belongsToCustomer');
  const person = await lockIdentity(tx, session.crUid);
  if (!person || person.mergedInto !== null) throw new Refusal('unauthenticated');
  // Two accounts with an address each stay two: whoever has both signs in with the other one.
  if (person.email !== null && (await isOfAnother(tx, email, person.crUid))) return refused('mailExists');
  if (person.email !== null)
    await tx.update(identities).set({ email }).where(eq(identities.crUid, person.crUid));
  return signIn(tx, email, session, device);
}

/** Gives whoever asked for a code its address, once they give the code. */
export async function confirmAddress(
  services: Services,
  rqid: string,
  typed: string,
  session: Session & { crUid: string },
  device: string | undefined,
): Promise<Given> {
  const given = await services.db.transaction(async (tx): Promise<Given> => {
    const tried = await tryCode(services, tx, rqid, typed, session.crUid);
    return tried.right ? give(tx, tried.email, session, device) : failed(tried);
  });
  announce(services, given, session);
  return given;
}
