import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../embedded/startEmbedded.ts';
import { onDatabase } from './address.ts';
import { bundlesOf, clearAbandoned, testFolder, testsInMemory } from './testServer.ts';

/** What test files are told about the PostgreSQL of this run. */
export interface TestServer {
  /** Address of a database from which others are made. */
  url: string;
  /** The database that each test database is a copy of. */
  template: string;
  /** How the names of this run's databases begin. */
  prefix: string;
  /** What is said beside the template of a copy: file by file is less work in memory, and more on a disk. */
  way: '' | ' strategy file_copy';
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

/** Runs the migrations on `url`, as soon as the project has some. */
async function migrate(url: string): Promise<void> {
  if (!existsSync(new URL('../migrate.ts', import.meta.url))) return;
  const file = '../migrate.ts';
  const module: { migrate?: (url: string) => Promise<unknown> } = await import(/* @vite-ignore */ file);
  await module.migrate?.(url);
}

/** Removes all databases of this run from a server that is not ours to remove. */
async function dropAll(url: string, prefix: string): Promise<void> {
  const { rows } = await query(url, 'select datname from pg_database where starts_with(datname, $1)', [
    prefix,
  ]);
  for (const { datname } of rows) await query(url, `drop database if exists "${datname}" with (force)`);
}

/**
 * Gives the tests of this run a PostgreSQL with a migrated template: the server at `DATABASE_URL`, else an embedded
 * one in a folder of its own, removed afterwards.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `parvis_test_${process.pid}_${Date.now().toString(36)}_`;
  const template = `${prefix}template`;
  const given = process.env.DATABASE_URL;
  let stop = async () => {};
  let url = given;
  if (!url) {
    await clearAbandoned();
    const dataDir = testFolder('run');
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
    await migrate(onDatabase(server, template));
  } catch (error) {
    await stop();
    throw error;
  }
  const way = !given && testsInMemory ? ' strategy file_copy' : '';
  project.provide('testServer', { url: server, template, prefix, way });
  return async () => {
    await rm(bundlesOf(prefix), { recursive: true, force: true });
    if (given) await dropAll(server, prefix);
    await stop();
  };
}
