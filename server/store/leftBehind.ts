import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../base/config.ts';

/** The folder of `PARVIS_DATA` in which an embedded database lies that `DATABASE_URL` passes over. */
export function leftBehind({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): string | undefined {
  if (databaseUrl === undefined || dataDir === undefined) return undefined;
  const folder = join(dataDir, 'database');
  return existsSync(folder) ? folder : undefined;
}
