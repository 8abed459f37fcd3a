import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { packageRoot } from '../base/packageRoot.ts';

/** One step of the schema. */
export interface Migration {
  /** That of its file: `0007_doors`. */
  readonly name: string;
  readonly statements: readonly string[];
  readonly hash: string;
  /** When it was written, by which the database notes that it was done. */
  readonly mark: number;
}

const MIGRATIONS_FOLDER = join(packageRoot, 'store', 'migrations');

/** The migrations of a folder, in their order. */
export function migrationsIn(folder = MIGRATIONS_FOLDER): readonly Migration[] {
  const journal: { entries: readonly { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, hash, folderMillis }, at) => ({
    name: journal.entries[at]?.tag ?? String(folderMillis),
    statements: sql,
    hash,
    mark: folderMillis,
  }));
}
