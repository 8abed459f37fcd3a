import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../server/platform/db/embedded/startEmbedded.ts';
import { test as base } from './test.ts';

/** A database that a product may be launched on, and a way into it: what was done there can be made older. */
export interface OwnDatabase {
  readonly url: string;
  readonly client: pg.Client;
}

/** A scenario with a database of its own, which ends after the browsers and products that look at it. */
export const test = base.extend<{ database: OwnDatabase }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  database: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'parvis-own-database-'));
    chmodSync(folder, 0o755);
    const { url, stop } = await startEmbedded({ dataDir: join(folder, 'data'), durable: false });
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await use({ url, client });
    } finally {
      await client.end();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  launched: ({ database: _, launched }, use) => use(launched),
});

/** So many minutes pass for all codes that were asked for. */
export const codesAge = ({ client }: OwnDatabase, minutes: number): Promise<unknown> =>
  client.query(
    `update verifications set created = created - make_interval(mins => $1), expires = expires - make_interval(mins => $1)`,
    [minutes],
  );

/** Somebody has had so many codes of the day. */
export const codesAreSpent = (
  { client }: OwnDatabase,
  kind: 'mail' | 'sms',
  many: number,
): Promise<unknown> =>
  client.query(
    `insert into deliveries (id, kind, about, state, tries, until)
     select 'spent' || n, $1, 'code', 'sent', 1, now() from generate_series(1, $2::int) n`,
    [kind, many],
  );

/** It is another day. */
export const codesAreThereAgain = ({ client }: OwnDatabase): Promise<unknown> =>
  client.query(`delete from deliveries where id like 'spent%'`);
