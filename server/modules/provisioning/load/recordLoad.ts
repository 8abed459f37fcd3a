import { eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { customers } from '../../../platform/db/schema.ts';
import { recordAuditEntries } from '../../audit/service.ts';
import { type FileChange, notifyServers } from '../../customers/service.ts';
import type { CustomerContent } from '../read/readCustomer.ts';

export const notifyOpenCasePages = (tx: Tx, cuid: string): Promise<unknown> =>
  tx.execute(sql`
    insert into feed (cuid, csid, type, msg_id)
    select cuid, csid, 'case', last_msg_id from cases
    where cuid = ${cuid} and (state in ('open', 'handled', 'held') or reopen_until > now() or rate_msg_id is not null)
    order by csid`);

export type LoadedCustomer = CustomerContent & {
  readonly changes?: readonly FileChange[];
  readonly via?: 'command';
};

export const pickLoadSource = ({ via }: LoadedCustomer): { readonly via?: 'command' } => (via ? { via } : {});

const selectLastEntry = (cuid: SQL | string): SQL => sql`coalesce(
  (select what from trail where trail.cuid = ${cuid} and kind = 'customer' order by id desc limit 1), '')`;

/** Records once, until a file is accepted. */
export async function recordRefusedFiles(db: Pick<Tx, 'execute'>, cuids: readonly string[]): Promise<void> {
  if (cuids.length === 0) return;
  const { rowCount } = await db.execute(sql`insert into trail (cuid, kind, what, via)
    select cuid, 'customer', 'refused', 'file' from customers
    where ${isAmong(customers.cuid, cuids)} and not withdrawn and ${selectLastEntry(sql`customers.cuid`)} <> 'refused'`);
  if (rowCount) await notifyServers(db);
}

async function wasLastCustomerFileRefused(tx: Tx, cuid: string): Promise<boolean> {
  const { rows } = await tx.execute<{ what: string }>(sql`select ${selectLastEntry(cuid)} as what`);
  return rows[0]?.what === 'refused';
}

/** Notifies pages when service ends or resumes. */
export async function recordLoad(tx: Tx, loaded: LoadedCustomer): Promise<void> {
  const { file, changes = [] } = loaded;
  const { cuid, withdrawn } = file;
  const [before] = await tx
    .select({ withdrawn: customers.withdrawn })
    .from(customers)
    .where(eq(customers.cuid, cuid));
  const record = (what: 'added' | 'changed' | 'withdrawn' | 'back') =>
    recordAuditEntries(tx, [
      {
        cuid,
        kind: 'customer',
        what,
        ...pickLoadSource(loaded),
        ...(what === 'changed' && { details: changes }),
      },
    ]);
  if (!before) return record('added');
  if (before.withdrawn !== withdrawn) {
    await notifyOpenCasePages(tx, cuid);
    return record(withdrawn ? 'withdrawn' : 'back');
  }
  // Reverting a refused file is a change, too.
  if (changes.length > 0 || (await wasLastCustomerFileRefused(tx, cuid))) await record('changed');
}
