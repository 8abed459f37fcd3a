import type pg from 'pg';
import { listAllTables, loadMigrations, type Migration } from './migrationFiles.ts';
import { NewerSchema, SchemaBeforeBaseline } from './schemaErrors.ts';

export type QueryClient = Pick<pg.ClientBase, 'query'>;

export interface SchemaVersion {
  readonly state: 'none' | 'beforeBaseline' | 'older' | 'same' | 'newer';
  readonly at: string;
  readonly known: string;
}

/** For older versions, which know neither name nor tables. */
interface SchemaNote {
  readonly name: string;
  readonly mark: number;
  readonly tables: readonly string[];
}

export const LAST_MARK = 'select max(created_at)::text as mark from drizzle.__drizzle_migrations';

/** `0055_one_change`, the last before the baseline; its backups restore as the baseline. */
const MARK_BEFORE_BASELINE = 1_795_831_332_234;

const NONE = { name: 'none', mark: 0 };
const getFirstMigration = (): Pick<Migration, 'name' | 'mark'> => loadMigrations()[0] ?? NONE;

const getOwnSchema = (): Pick<Migration, 'name' | 'mark'> => loadMigrations().at(-1) ?? NONE;

export function compareSchema(mark: number): SchemaVersion['state'] {
  if (Number.isNaN(mark) || mark === 0) return 'none';
  if (mark < getFirstMigration().mark) return 'beforeBaseline';
  const known = getOwnSchema().mark;
  if (mark === known) return 'same';
  return mark > known ? 'newer' : 'older';
}

const UPSERT_NOTE = `insert into settings (name, value) values ('schema', $1)
  on conflict (name) do update set value = excluded.value where settings.value <> excluded.value`;
const SELECT_NOTE = `select value from settings where name = 'schema'`;

export async function recordSchema(client: QueryClient): Promise<void> {
  const { name, mark } = getOwnSchema();
  const note: SchemaNote = { name, mark, tables: listAllTables() };
  await client.query(UPSERT_NOTE, [JSON.stringify(note)]);
}

export async function readRecordedSchema(client: QueryClient): Promise<SchemaNote | undefined> {
  const { rows: there } = await client.query<{ there: boolean }>(
    `select to_regclass('public.settings') is not null as there`,
  );
  if (!there[0]?.there) return undefined;
  const { rows } = await client.query<{ value: string }>(SELECT_NOTE);
  return rows[0] && (JSON.parse(rows[0].value) as SchemaNote);
}

/** Ours by mark, others by note, else its date. */
async function findMigrationName(client: QueryClient, mark: number): Promise<string> {
  const ours = loadMigrations().find((one) => one.mark === mark);
  if (ours) return ours.name;
  const noted = await readRecordedSchema(client);
  return noted?.mark === mark ? noted.name : new Date(mark).toISOString().slice(0, 16);
}

export async function readSchemaVersion(client: QueryClient): Promise<SchemaVersion> {
  const known = getOwnSchema().name;
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!rows[0]?.there) return { state: 'none', at: 'none', known };
  const marks = await client.query<{ mark: string | null }>(LAST_MARK);
  const mark = Number(marks.rows[0]?.mark ?? 0);
  const state = compareSchema(mark);
  return { state, at: state === 'none' ? 'none' : await findMigrationName(client, mark), known };
}

/** @throws NewerSchema, SchemaBeforeBaseline */
export async function checkSchema(client: QueryClient): Promise<'none' | 'older' | 'same'> {
  const { state, at, known } = await readSchemaVersion(client);
  if (state === 'newer') throw new NewerSchema(at, known);
  if (state === 'beforeBaseline') throw new SchemaBeforeBaseline(at);
  return state;
}

export async function readLastMigrationMark(client: QueryClient): Promise<number> {
  const { rows } = await client.query<{ mark: string }>(LAST_MARK);
  return Number(rows[0]?.mark);
}

export function selectMigrations(mark: number): readonly Migration[] | undefined {
  const all = loadMigrations();
  if (mark === MARK_BEFORE_BASELINE) return all.slice(0, 1);
  const at = all.findIndex((one) => one.mark === mark);
  return at < 0 ? undefined : all.slice(0, at + 1);
}
