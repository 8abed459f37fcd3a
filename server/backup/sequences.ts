import type pg from 'pg';
import { quoted } from './quoted.ts';

/** Where a sequence stands. */
export interface SequenceAt {
  readonly value: string;
  readonly called: boolean;
}

const SEQUENCES = `select s.relname as name from pg_class s
  join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') join pg_class t on t.oid = d.refobjid
  where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace and t.relname = any($1)`;

/** Where the sequences of tables stand: read after their rows, as they only go on. */
export async function sequencesOf(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<Record<string, SequenceAt>> {
  const { rows } = await client.query<{ name: string }>(SEQUENCES, [tables]);
  const found: Record<string, SequenceAt> = {};
  for (const { name } of rows) {
    const at = await client.query<SequenceAt>(
      `select last_value::text as value, is_called as called from public.${quoted(name)}`,
    );
    const [sequence] = at.rows;
    if (sequence) found[name] = sequence;
  }
  return found;
}
