import { eq, type SQL, sql } from 'drizzle-orm';
import { isAmong } from '../../../platform/db/among.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { customers } from '../../../platform/db/schema.ts';
import { noteTrail } from '../../audit/noteTrail.ts';
import type { Change } from '../../customers/describeChange.ts';
import { tellServers } from '../../customers/oneAtATime.ts';
import type { CustomerContent } from '../read/readCustomer.ts';

/** Open pages of cases in which something may be written learn that their customer ended its service, or is back. */
export const tellCases = (tx: Tx, cuid: string): Promise<unknown> =>
  tx.execute(sql`
    insert into feed (cuid, csid, type, msg_id)
    select cuid, csid, 'case', last_msg_id from cases
    where cuid = ${cuid} and (state in ('open', 'handled', 'held') or reopen_until > now() or rate_msg_id is not null)
    order by csid`);

/** A customer as its file says, and what that changes. */
export type Loaded = CustomerContent & {
  readonly changes?: readonly Change[];
  /** A command wrote into the file what it changes. */
  readonly via?: 'command';
};

/** By what a customer is changed, as it is noted. */
export const viaOf = ({ via }: Loaded): { readonly via?: 'command' } => (via ? { via } : {});

/** What was noted last of a customer's file or service. */
const lastNoted = (cuid: SQL | string): SQL => sql`coalesce(
  (select what from trail where trail.cuid = ${cuid} and kind = 'customer' order by id desc limit 1), '')`;

/** Notes of customers that are served that their file was refused; of one whose last file was refused, too, it is known. */
export async function noteRefused(db: Pick<Tx, 'execute'>, cuids: readonly string[]): Promise<void> {
  if (cuids.length === 0) return;
  const { rowCount } = await db.execute(sql`insert into trail (cuid, kind, what, via)
    select cuid, 'customer', 'refused', 'file' from customers
    where ${isAmong(customers.cuid, cuids)} and not withdrawn and ${lastNoted(sql`customers.cuid`)} <> 'refused'`);
  if (rowCount) await tellServers(db);
}

async function wasRefused(tx: Tx, cuid: string): Promise<boolean> {
  const { rows } = await tx.execute<{ what: string }>(sql`select ${lastNoted(cuid)} as what`);
  return rows[0]?.what === 'refused';
}

/** Notes that a customer is here, or what its file changes; of one that ends its service, or is back, open pages learn it. */
export async function noteLoaded(tx: Tx, loaded: Loaded): Promise<void> {
  const { file, changes = [] } = loaded;
  const { cuid, withdrawn } = file;
  const [before] = await tx
    .select({ withdrawn: customers.withdrawn })
    .from(customers)
    .where(eq(customers.cuid, cuid));
  const note = (what: 'added' | 'changed' | 'withdrawn' | 'back') =>
    noteTrail(tx, [
      { cuid, kind: 'customer', what, ...viaOf(loaded), ...(what === 'changed' && { details: changes }) },
    ]);
  if (!before) return note('added');
  if (before.withdrawn !== withdrawn) {
    await tellCases(tx, cuid);
    return note(withdrawn ? 'withdrawn' : 'back');
  }
  // One that was refused, and is as it was before, was changed twice.
  if (changes.length > 0 || (await wasRefused(tx, cuid))) await note('changed');
}
