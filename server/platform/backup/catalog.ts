import type pg from 'pg';

/** Without generated ones. */
export interface TableColumns {
  readonly name: string;
  readonly columns: readonly string[];
}

/** A canonical text format. */
export const SESSION_SETTINGS = `set datestyle = 'ISO, MDY'; set timezone = 'UTC'; set intervalstyle = 'postgres';
  set extra_float_digits = 3; set bytea_output = 'hex'; set client_encoding = 'UTF8';
  set statement_timeout = 0; set lock_timeout = '60s'; set idle_in_transaction_session_timeout = 0`;

const TABLES = `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and c.relname = any($1)
  group by c.relname order by c.relname`;

export async function listTables(client: pg.ClientBase, names: readonly string[]): Promise<TableColumns[]> {
  return (await client.query<TableColumns>(TABLES, [names])).rows;
}

export const escapeIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const joinIdentifiers = (names: readonly string[]): string => names.map(escapeIdentifier).join(', ');

export interface SequenceState {
  readonly value: string;
  readonly called: boolean;
}

const SEQUENCES = `select s.relname as name from pg_class s
  join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') join pg_class t on t.oid = d.refobjid
  where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace and t.relname = any($1)`;

/** Read after the rows: sequences only grow. */
export async function readSequences(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<Record<string, SequenceState>> {
  const { rows } = await client.query<{ name: string }>(SEQUENCES, [tables]);
  const found: Record<string, SequenceState> = {};
  for (const { name } of rows) {
    const at = await client.query<SequenceState>(
      `select last_value::text as value, is_called as called from public.${escapeIdentifier(name)}`,
    );
    const [sequence] = at.rows;
    if (sequence) found[name] = sequence;
  }
  return found;
}
