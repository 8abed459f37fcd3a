import pg from 'pg';

/** Rows as text by table, without database-specific data. */
export async function readAllRows(database: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('feed', 'shared_counts')`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ row: string }>(
      `select t::text as row from "${name}" t where t::text !~ '^[(](feedTrimmedTo|lineage),' order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return all;
}
