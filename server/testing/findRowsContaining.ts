import type pg from 'pg';

export async function findRowsContaining(pool: pg.Pool, mark: string): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  );
  const found = await Promise.all(
    tables.map(({ name }) => pool.query<{ row: string }>(`select to_json(t)::text as row from ${name} t`)),
  );
  return found.flatMap(({ rows }) => rows.map(({ row }) => row)).filter((row) => row.includes(mark));
}
