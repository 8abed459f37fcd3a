import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../store/database.ts';
import { customers, formerCuids } from '../../store/schema.ts';
import { oneAtATime } from '../oneAtATime.ts';

/** Why a customer cannot be renamed so. */
export type NoRename = 'unknown' | 'invented' | 'taken';

/** What a new name touches, in numbers. */
export interface Touched {
  readonly codes: number;
  readonly cases: number;
  readonly staff: number;
  readonly media: number;
  /** Names it had before, which go on to lead to it. */
  readonly formerly: readonly string[];
}

const count = async (tx: Tx, table: string, cuid: string): Promise<number> => {
  const { rows } = await tx.execute<{ rows: number }>(
    sql`select count(*)::int as rows from ${sql.identifier(table)} where cuid = ${cuid}`,
  );
  return rows[0]?.rows ?? 0;
};

/** Looks at what a new name would touch, or why it cannot be. Nobody else changes customers until the transaction ends. */
export async function lookAtName(tx: Tx, cuid: string, name: string): Promise<Touched | NoRename> {
  await oneAtATime(tx);
  // Whoever stores something of this customer meanwhile waits.
  const [row] = await tx.select().from(customers).where(eq(customers.cuid, cuid)).for('update');
  if (!row) return 'unknown';
  if (row.invented) return 'invented';
  const there = await tx.select({ cuid: customers.cuid }).from(customers).where(eq(customers.cuid, name));
  const former = await tx.select().from(formerCuids);
  // A name that it had before itself may be its own again.
  if (there.length > 0 || former.some((one) => one.former === name && one.cuid !== cuid)) return 'taken';
  return {
    codes: await count(tx, 'qr_codes', cuid),
    cases: await count(tx, 'cases', cuid),
    staff: await count(tx, 'staff', cuid),
    media: await count(tx, 'media', cuid),
    formerly: former.filter((one) => one.cuid === cuid && one.former !== name).map((one) => one.former),
  };
}

/** Makes the same rows of a table under another name, whatever columns it has. */
async function copyRows(tx: Tx, table: string, cuid: string, name: string): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and column_name <> 'cuid'`,
  );
  const columns = sql.join(
    rows.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${sql.identifier(table)} (cuid, ${columns})
        select ${name}, ${columns} from ${sql.identifier(table)} where cuid = ${cuid}`,
  );
}

/** What others lead to: made anew under the new name before they follow. */
const LED_TO = ['customers', 'places'] as const;

/** Gives a customer another name, in every table that has the old one; addresses with the old one go on to answer. */
export async function renameCustomer(tx: Tx, cuid: string, name: string): Promise<void> {
  await tx.delete(formerCuids).where(and(eq(formerCuids.former, name), eq(formerCuids.cuid, cuid)));
  for (const table of LED_TO) await copyRows(tx, table, cuid, name);
  const { rows } = await tx.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns natural join information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'cuid'`,
  );
  const followers = rows.filter((table) => !LED_TO.some((one) => one === table.name));
  for (const table of followers)
    await tx.execute(sql`update ${sql.identifier(table.name)} set cuid = ${name} where cuid = ${cuid}`);
  for (const table of LED_TO.toReversed())
    await tx.execute(sql`delete from ${sql.identifier(table)} where cuid = ${cuid}`);
  await tx.insert(formerCuids).values({ former: cuid, cuid: name });
}
