import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../embedded/startEmbedded.ts';
import { withDatabase } from './address.ts';
import { clearAbandoned, getBundlesFolder, getTestFolder, testsInMemory } from './testServer.ts';

export interface TestServer {
  url: string;
  /** Of all test databases. */
  template: string;
  /** Of this run's databases. */
  prefix: string;
  /** File copy is faster in memory, slower on disk. */
  copyStrategy: '' | ' strategy file_copy';
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

async function query(url: string, sql: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.query(sql, [...values]);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function migrate(url: string): Promise<void> {
  if (!existsSync(new URL('../migrate.ts', import.meta.url))) return;
  const file = '../migrate.ts';
  const module: { migrate?: (url: string) => Promise<unknown> } = await import(/* @vite-ignore */ file);
  await module.migrate?.(url);
}

/** On an external server. */
async function dropTestDatabases(url: string, prefix: string): Promise<void> {
  const { rows } = await query(url, 'select datname from pg_database where starts_with(datname, $1)', [
    prefix,
  ]);
  for (const { datname } of rows) await query(url, `drop database if exists "${datname}" with (force)`);
}

/** A migrated template at `DATABASE_URL`, or embedded in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `parvis_test_${process.pid}_${Date.now().toString(36)}_`;
  const template = `${prefix}template`;
  const given = process.env.DATABASE_URL;
  let stop = async () => {};
  let url = given;
  if (!url) {
    await clearAbandoned();
    const dataDir = getTestFolder('run');
    const embedded = await startEmbedded({ dataDir, durable: false });
    url = embedded.url;
    stop = async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    };
  }
  const server = url;
  try {
    await query(server, `create database "${template}"`);
    await migrate(withDatabase(server, template));
  } catch (error) {
    await stop();
    throw error;
  }
  const way = !given && testsInMemory ? ' strategy file_copy' : '';
  project.provide('testServer', { url: server, template, prefix, copyStrategy: way });
  return async () => {
    await rm(getBundlesFolder(prefix), { recursive: true, force: true });
    if (given) await dropTestDatabases(server, prefix);
    await stop();
  };
}
