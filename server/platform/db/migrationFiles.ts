import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { packageRoot } from '../lib/packageRoot.ts';

export interface Migration {
  /** `0000_baseline` */
  readonly name: string;
  readonly statements: readonly string[];
  readonly hash: string;
  /** Creation time, as recorded in the database. */
  readonly mark: number;
}

export interface DatabaseFunction {
  readonly name: string;
  readonly statement: string;
  /** Hash of arguments and result, which `create or replace` cannot change. */
  readonly signature: string;
  readonly hash: string;
}

const MIGRATIONS_FOLDER = join(packageRoot, 'platform', 'db', 'migrations');
const FUNCTIONS_FOLDER = join(packageRoot, 'platform', 'db', 'functions');

function readMigrations(): readonly Migration[] {
  const journal: { entries: readonly { tag: string }[] } = JSON.parse(
    readFileSync(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8'),
  );
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(
    ({ sql, hash, folderMillis }, at) => ({
      name: journal.entries[at]?.tag ?? String(folderMillis),
      statements: sql,
      hash,
      mark: folderMillis,
    }),
  );
}

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

export const parseFunction = (name: string, statement: string): DatabaseFunction => ({
  name,
  statement,
  signature: hashText(/create or replace function [^$]*/i.exec(statement)?.[0] ?? ''),
  hash: hashText(statement),
});

const readSqlFunctions = (): readonly DatabaseFunction[] =>
  readdirSync(FUNCTIONS_FOLDER)
    .sort()
    .map((file) =>
      parseFunction(file.replace('.sql', ''), readFileSync(join(FUNCTIONS_FOLDER, file), 'utf8')),
    );

let migrations: readonly Migration[] | undefined;
let functions: readonly DatabaseFunction[] | undefined;

export function loadMigrations(): readonly Migration[] {
  migrations ??= readMigrations();
  return migrations;
}

export function loadFunctions(): readonly DatabaseFunction[] {
  functions ??= readSqlFunctions();
  return functions;
}

const CREATED = /create (?:unlogged )?table "?(\w+)"?/gi;

/** With dropped ones. */
export function listAllTables(): readonly string[] {
  const made = loadMigrations().flatMap(({ statements }) =>
    [...statements.join('\n').matchAll(CREATED)].map(([, name = '']) => name),
  );
  return [...new Set(made)].sort();
}
