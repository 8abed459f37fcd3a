import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** Marks that the database was moved to `DATABASE_URL`. */
export const getMovedMarkerPath = (dataDir: string): string => join(dataDir, 'database.moved');

/** Folder of an embedded database that `DATABASE_URL` bypasses. */
export function findBypassedDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): string | undefined {
  if (databaseUrl === undefined || dataDir === undefined) return undefined;
  const folder = join(dataDir, 'database');
  return existsSync(folder) && !existsSync(getMovedMarkerPath(dataDir)) ? folder : undefined;
}
