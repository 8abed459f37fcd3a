import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { loadCustomers } from '../../server/modules/provisioning/load/loadCustomers.ts';
import { findCustomerFolders } from '../../server/modules/provisioning/read/readCustomer.ts';
import { connect } from '../../server/platform/db/database.ts';
import { startEmbedded } from '../../server/platform/db/embedded/startEmbedded.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { withDatabase } from '../../server/platform/db/testing/address.ts';
import { getDiskTestFolder } from '../../server/platform/db/testing/testServer.ts';
import { type Amount, seed } from './seed.ts';
import { customersFolder, workOf } from './servers.ts';

/** On one PostgreSQL with production durability. */
export interface Databases {
  /** Current tables, customer, amount. */
  make(name: string, amount: Amount): Promise<string>;
  /** Identical. */
  copy(name: string, of: string): Promise<string>;
  /** CPU ms with connections; undefined where unavailable. */
  work(): number | undefined;
  stop(): Promise<void>;
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => {
      try {
        return readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid);
      } catch {
        return false;
      }
    });

function workOfAll(databaseDir: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return childrenOf(pid).reduce((sum, child) => sum + (workOf(child) ?? 0), workOf(pid) ?? Number.NaN);
  } catch {
    return undefined;
  }
}

/** Temporary folder. */
export async function startDatabases(): Promise<Databases> {
  const dataDir = getDiskTestFolder('load');
  const embedded = await startEmbedded({ dataDir });
  const urlOf = (name: string) => withDatabase(embedded.url, name);
  return {
    async make(name, amount) {
      await command(embedded.url, `create database "${name}"`);
      const url = urlOf(name);
      await migrate(url);
      const store = connect(url);
      await loadCustomers(store.db, findCustomerFolders(customersFolder), () => undefined);
      await store.close();
      await seed(url, amount);
      return url;
    },
    async copy(name, of) {
      await command(embedded.url, `create database "${name}" template "${of}"`);
      return urlOf(name);
    },
    work: () => workOfAll(join(dataDir, 'database')),
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
