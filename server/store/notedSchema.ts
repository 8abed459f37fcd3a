import type pg from 'pg';
import { everMade } from './everMade.ts';
import type { Migration } from './migrationFiles.ts';

/** Whoever answers statements: a pool, or one connection. */
export type Asked = Pick<pg.ClientBase, 'query'>;

/** What a version leaves in the database of the schema that it brought it to: older ones know neither its name nor what it made. */
export interface NotedSchema {
  readonly name: string;
  readonly mark: number;
  readonly tables: readonly string[];
  readonly functions: readonly string[];
}

const NOTE = `insert into settings (name, value) values ('schema', $1)
  on conflict (name) do update set value = excluded.value where settings.value <> excluded.value`;
const NOTED = `select value from settings where name = 'schema'`;

/** Notes the schema of this version, once the database has it. */
export async function noteSchema(
  client: Asked,
  { name, mark }: Pick<Migration, 'name' | 'mark'>,
): Promise<void> {
  const note: NotedSchema = { name, mark, ...everMade() };
  await client.query(NOTE, [JSON.stringify(note)]);
}

/** What was noted last, where anything was. */
export async function notedSchema(client: Asked): Promise<NotedSchema | undefined> {
  const { rows: there } = await client.query<{ there: boolean }>(
    `select to_regclass('public.settings') is not null as there`,
  );
  if (!there[0]?.there) return undefined;
  const { rows } = await client.query<{ value: string }>(NOTED);
  return rows[0] && (JSON.parse(rows[0].value) as NotedSchema);
}
