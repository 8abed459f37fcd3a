import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../server/platform/db/embedded/startEmbedded.ts';
import { test as base } from './test.ts';

/** A separate database for a product, with a client to make records older. */
export interface OwnDatabase {
  readonly url: string;
  readonly client: pg.Client;
}

/** A scenario with its own database, closed after its browsers and products. */
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

/** Makes all requested codes older by these minutes. */
export const ageCodes = ({ client }: OwnDatabase, minutes: number): Promise<unknown> =>
  client.query(
    `update verifications set created = created - make_interval(mins => $1), expires = expires - make_interval(mins => $1)`,
    [minutes],
  );

/** Uses up a person's daily codes. */
export const spendDailyCodes = (
  { client }: OwnDatabase,
  kind: 'mail' | 'sms',
  many: number,
): Promise<unknown> =>
  client.query(
    `insert into deliveries (id, kind, about, state, tries, until)
     select 'spent' || n, $1, 'code', 'sent', 1, now() from generate_series(1, $2::int) n`,
    [kind, many],
  );

/** Resets the daily limit. */
export const resetDailyCodes = ({ client }: OwnDatabase): Promise<unknown> =>
  client.query(`delete from deliveries where id like 'spent%'`);
