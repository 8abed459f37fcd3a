import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** A file that says that the embedded database beside it was moved to that of `DATABASE_URL`. */
export const movedMark = (dataDir: string): string => join(dataDir, 'database.moved');

/** The folder of `PARVIS_DATA` in which an embedded database lies that `DATABASE_URL` passes over. */
export function leftBehind({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): string | undefined {
  if (databaseUrl === undefined || dataDir === undefined) return undefined;
  const folder = join(dataDir, 'database');
  return existsSync(folder) && !existsSync(movedMark(dataDir)) ? folder : undefined;
}
