import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../store/database.ts';
import { cases, formerCuids } from '../../store/schema.ts';
import { noteTrail } from '../../trail/noteTrail.ts';
import { isCounter, moveCounts } from './counters.ts';

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

/** Holds the cases of a customer in the order in which all who take several of them do; the customer itself is held before. */
const holdCases = (tx: Tx, cuid: string): Promise<unknown> =>
  tx.execute(sql`select from ${cases} where ${eq(cases.cuid, cuid)} order by ${cases.csid} for update`);

/** Gives a customer another name, in every table that has the old one; addresses with the old one go on to answer. */
export async function renameCustomer(tx: Tx, cuid: string, name: string): Promise<void> {
  await holdCases(tx, cuid);
  await tx.delete(formerCuids).where(and(eq(formerCuids.former, name), eq(formerCuids.cuid, cuid)));
  for (const table of LED_TO) await copyRows(tx, table, cuid, name);
  const { rows } = await tx.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns natural join information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'cuid'`,
  );
  const followers = rows.filter(
    (table) => !LED_TO.some((one) => one === table.name) && !isCounter(table.name),
  );
  for (const table of followers)
    await tx.execute(sql`update ${sql.identifier(table.name)} set cuid = ${name} where cuid = ${cuid}`);
  await moveCounts(tx, sql`select ${cuid}::text as former, ${name}::text as cuid`);
  for (const table of LED_TO.toReversed())
    await tx.execute(sql`delete from ${sql.identifier(table)} where cuid = ${cuid}`);
  await tx.insert(formerCuids).values({ former: cuid, cuid: name });
  await noteTrail(tx, [
    { cuid: name, kind: 'customer', what: 'renamed', via: 'command', about: `${cuid} → ${name}` },
  ]);
}
