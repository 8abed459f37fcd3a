import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { withDatabase } from './address.ts';

export interface TestDatabase {
  url: string;
  /** Closes open connections. */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Skips the migrations. */
  empty?: boolean;
}

async function runStatement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** At the top of a file, drops it automatically; in a hook or test, call `drop`. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { url, template, prefix, copyStrategy: way } = inject('testServer');
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  const from = options.empty ? 'template0' : `"${template}"`;
  await runStatement(url, `create database "${name}" template ${from}${way}`);
  let dropped: Promise<void> | undefined;
  const drop = () => {
    dropped ??= runStatement(url, `drop database if exists "${name}" with (force)`);
    return dropped;
  };
  afterAll(drop);
  return { url: withDatabase(url, name), drop };
}
