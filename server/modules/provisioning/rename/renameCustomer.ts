import { and, eq, type Name, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { cases, customers, deskMeasures, formerCuids } from '../../../platform/db/schema.ts';
import { recordAuditEntries } from '../../audit/service.ts';
import { lockCustomerChanges } from '../../customers/service.ts';

/** Counters are merged by their keys. */
const COUNTER_TABLES = {
  case_counts: { by: ['month', 'ccat_code', 'place_code', 'state', 'outcome', 'rating'], counts: ['cases'] },
  desk_counts: { by: ['dimension', 'day', 'code'], counts: deskMeasures },
  delivery_counts: { by: ['day', 'way', 'about', 'state'], counts: ['messages'] },
  usage_counts: { by: ['day', 'type', 'value'], counts: ['count'] },
  stale_scans: { by: ['qrid', 'day'], counts: ['scans'] },
} as const;

const isCounter = (table: string): boolean => Object.hasOwn(COUNTER_TABLES, table);

/** @param names query of `former` and `cuid` */
async function moveCounts(db: Pick<Database, 'execute'>, names: SQL): Promise<void> {
  for (const [name, { by, counts }] of Object.entries(COUNTER_TABLES)) {
    const table = sql.identifier(name);
    const list = (columns: readonly string[], write: (column: Name) => SQL) =>
      sql.join(
        columns.map((column) => write(sql.identifier(column))),
        sql`, `,
      );
    const key = list(by, (column) => sql`${column}`);
    await db.execute(sql`
      with names as (${names}),
      moved as (delete from ${table} as written using names where written.cuid = names.former
        returning names.cuid as now, written.*)
      insert into ${table} (cuid, ${key}, ${list(counts, (column) => sql`${column}`)})
      select now, ${key}, ${list(counts, (column) => sql`sum(${column})`)} from moved group by now, ${key}
      on conflict (cuid, ${key}) do update
        set ${list(counts, (column) => sql`${column} = ${table}.${column} + excluded.${column}`)}`);
  }
}

export type RenameObstacle = 'unknown' | 'invented' | 'taken';

interface RenamedCustomer {
  readonly now: string;
}

export interface RenameImpact {
  readonly codes: number;
  readonly cases: number;
  readonly staff: number;
  readonly media: number;
  readonly formerly: readonly string[];
}

const count = async (tx: Tx, table: string, cuid: string): Promise<number> => {
  const { rows } = await tx.execute<{ rows: number }>(
    sql`select count(*)::int as rows from ${sql.identifier(table)} where cuid = ${cuid}`,
  );
  return rows[0]?.rows ?? 0;
};

/** Runs under the customers lock. */
export async function checkRename(
  tx: Tx,
  cuid: string,
  name: string,
): Promise<RenameImpact | RenameObstacle | RenamedCustomer> {
  await lockCustomerChanges(tx);
  // Blocks concurrent writes.
  const [row] = await tx.select().from(customers).where(eq(customers.cuid, cuid)).for('update');
  const former = await tx.select().from(formerCuids);
  if (!row) {
    const left = former.find((one) => one.former === cuid);
    return left ? { now: left.cuid } : 'unknown';
  }
  if (row.invented) return 'invented';
  const there = await tx.select({ cuid: customers.cuid }).from(customers).where(eq(customers.cuid, name));
  // A customer may return to its own former name.
  if (there.length > 0 || former.some((one) => one.former === name && one.cuid !== cuid)) return 'taken';
  return {
    codes: await count(tx, 'qr_codes', cuid),
    cases: await count(tx, 'cases', cuid),
    staff: await count(tx, 'staff', cuid),
    media: await count(tx, 'media', cuid),
    formerly: former.filter((one) => one.cuid === cuid && one.former !== name).map((one) => one.former),
  };
}

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

/** Copied under the new name before references are updated. */
const REFERENCED_TABLES = ['customers', 'places'] as const;

/** In lock order, after the customer. */
const lockCases = (tx: Tx, cuid: string): Promise<unknown> =>
  tx.execute(sql`select from ${cases} where ${eq(cases.cuid, cuid)} order by ${cases.csid} for update`);

/** The old name redirects. */
export async function renameCustomer(tx: Tx, cuid: string, name: string): Promise<void> {
  await lockCases(tx, cuid);
  await tx.delete(formerCuids).where(and(eq(formerCuids.former, name), eq(formerCuids.cuid, cuid)));
  for (const table of REFERENCED_TABLES) await copyRows(tx, table, cuid, name);
  const { rows } = await tx.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns natural join information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'cuid'`,
  );
  const followers = rows.filter(
    (table) => !REFERENCED_TABLES.some((one) => one === table.name) && !isCounter(table.name),
  );
  for (const table of followers)
    await tx.execute(sql`update ${sql.identifier(table.name)} set cuid = ${name} where cuid = ${cuid}`);
  await moveCounts(tx, sql`select ${cuid}::text as former, ${name}::text as cuid`);
  for (const table of REFERENCED_TABLES.toReversed())
    await tx.execute(sql`delete from ${sql.identifier(table)} where cuid = ${cuid}`);
  await tx.insert(formerCuids).values({ former: cuid, cuid: name });
  await recordAuditEntries(tx, [
    { cuid: name, kind: 'customer', what: 'renamed', via: 'command', about: `${cuid} → ${name}` },
  ]);
}

/** No foreign key: servers unaware of the rename still write the old name. */
const UNREFERENCED_TABLES = ['scans', 'feed', 'deliveries', 'pushes'] as const;

const SELECT_FORMER_CUIDS = sql`select former, cuid from former_cuids
  where not exists (select 1 from customers where customers.cuid = former_cuids.former)`;

/** Updates rows from servers unaware of the rename. */
export async function syncRenamedCustomers(db: Pick<Database, 'execute'>): Promise<void> {
  for (const table of UNREFERENCED_TABLES)
    await db.execute(
      sql`update ${sql.identifier(table)} as written set cuid = names.cuid
          from (${SELECT_FORMER_CUIDS}) as names where written.cuid = names.former`,
    );
  await moveCounts(db, SELECT_FORMER_CUIDS);
}
