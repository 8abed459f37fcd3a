import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { packageRoot } from '../lib/packageRoot.ts';

/** One step of the schema. */
export interface Migration {
  /** That of its file: `0000_baseline`. */
  readonly name: string;
  readonly statements: readonly string[];
  readonly hash: string;
  /** When it was written, by which the database notes that it was done. */
  readonly mark: number;
}

export interface DatabaseFunction {
  /** That of its file, and of the function in it. */
  readonly name: string;
  readonly statement: string;
  /** Hash of what `create or replace` cannot change: arguments and result. */
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

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A function from the text of its file. */
export const parseFunction = (name: string, statement: string): DatabaseFunction => ({
  name,
  statement,
  signature: hashOf(/create or replace function [^$]*/i.exec(statement)?.[0] ?? ''),
  hash: hashOf(statement),
});

const readFunctions = (): readonly DatabaseFunction[] =>
  readdirSync(FUNCTIONS_FOLDER)
    .sort()
    .map((file) =>
      parseFunction(file.replace('.sql', ''), readFileSync(join(FUNCTIONS_FOLDER, file), 'utf8')),
    );

let migrations: readonly Migration[] | undefined;
let functions: readonly DatabaseFunction[] | undefined;

/** The migrations of this version, in their order. */
export function shippedMigrations(): readonly Migration[] {
  migrations ??= readMigrations();
  return migrations;
}

/** The functions of this version, in the order of their names. */
export function shippedFunctions(): readonly DatabaseFunction[] {
  functions ??= readFunctions();
  return functions;
}

const CREATED = /create (?:unlogged )?table "?(\w+)"?/gi;

/** Every table that a migration of this version creates, also those that a later one drops. */
export function tablesEverMade(): readonly string[] {
  const made = shippedMigrations().flatMap(({ statements }) =>
    [...statements.join('\n').matchAll(CREATED)].map(([, name = '']) => name),
  );
  return [...new Set(made)].sort();
}
