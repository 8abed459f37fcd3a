import { type Migration, migrationsIn } from './migrationFiles.ts';
import { type Asked, notedSchema } from './notedSchema.ts';

/** How the schema of a database stands to that of this version. */
export interface Standing {
  readonly state: 'none' | 'older' | 'same' | 'newer';
  /** The migration that it was brought to, by name where that is known. */
  readonly at: string;
  /** The last one of this version. */
  readonly known: string;
}

export const LAST_MARK = 'select max(created_at)::text as mark from drizzle.__drizzle_migrations';

let own: Pick<Migration, 'name' | 'mark'> | undefined;

/** The last migration of this version. */
export function ownSchema(): Pick<Migration, 'name' | 'mark'> {
  own ??= migrationsIn().at(-1) ?? { name: 'none', mark: 0 };
  return own;
}

/** How a database that was brought to a mark stands to this version. */
export function stateOf(mark: number): Standing['state'] {
  if (Number.isNaN(mark) || mark === 0) return 'none';
  const known = ownSchema().mark;
  if (mark === known) return 'same';
  return mark > known ? 'newer' : 'older';
}

/** The name of a migration: of our own by its mark, of a newer version's by what that one noted, else by its day. */
async function nameOf(client: Asked, mark: number): Promise<string> {
  const ours = migrationsIn().find((one) => one.mark === mark);
  if (ours) return ours.name;
  const noted = await notedSchema(client);
  return noted?.mark === mark ? noted.name : new Date(mark).toISOString().slice(0, 16);
}

/** How the schema of a database stands to that of this version. */
export async function standingOf(client: Asked): Promise<Standing> {
  const known = ownSchema().name;
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!rows[0]?.there) return { state: 'none', at: 'none', known };
  const marks = await client.query<{ mark: string | null }>(LAST_MARK);
  const mark = Number(marks.rows[0]?.mark ?? 0);
  const state = stateOf(mark);
  return { state, at: state === 'none' ? 'none' : await nameOf(client, mark), known };
}
