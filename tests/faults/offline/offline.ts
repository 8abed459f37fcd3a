import pg from 'pg';
import { chromium } from 'playwright';
import { scenarioOptions } from '../../chromium.ts';
import type { Outcome } from '../scenario.ts';
import type { Server } from '../server.ts';
import { type Place, places } from './places.ts';
import { type Done, Walk } from './walk.ts';

export const PLACES = places.length;

interface Found {
  readonly lost: number;
  readonly doubled: number;
  readonly holes: number;
}

/** One of each is expected. */
async function found(client: pg.Client, { csid, txt }: Done): Promise<Found> {
  const count = async (sql: string, values: readonly unknown[]): Promise<number> =>
    (await client.query<{ count: number }>(`select count(*)::int as count from ${sql}`, [...values])).rows[0]
      ?.count ?? 0;
  const counts = [
    // By reporter, to catch a duplicated case.
    await count('cases where reporter = (select reporter from cases where csid = $1)', [csid]),
    await count('messages where csid = $1 and media is not null', [csid]),
    await count('media where csid = $1', [csid]),
    await count('messages where csid = $1 and msg_txt = $2', [csid, txt]),
  ];
  const { rows } = await client.query<{ count: number; last: number }>(
    'select count(*)::int as count, max(msg_id) as last from messages where csid = $1',
    [csid],
  );
  return {
    lost: counts.filter((one) => one === 0).length,
    doubled: counts.filter((one) => one > 1).length,
    holes: rows.filter(({ count, last }) => count !== last).length,
  };
}

/**
 * One fault.
 * @returns ms from recovery to an empty queue
 */
async function goes(walk: Walk, place: Place): Promise<{ readonly done: Done; readonly took: number }> {
  const done = await walk.walk(`Le réseau manque : ${place.name}`, async (step) => {
    if (step === place.before) await place.harm(walk);
  });
  return { done, took: Date.now() - walk.mendedAt };
}

/** At each place; verifies the database. */
export async function playOffline(server: Server, database: () => string, times: number): Promise<Outcome> {
  const browser = await chromium.launch(scenarioOptions);
  const asked = places.slice(0, times);
  const all: Done[] = [];
  const wrong: string[] = [];
  let slowest = 0;
  try {
    for (const place of asked) {
      const walk = await Walk.begin(browser, server.address);
      try {
        const { done, took } = await goes(walk, place);
        all.push(done);
        slowest = Math.max(slowest, took);
        console.log(`  ${place.name}: ${took} ms`);
      } catch (error) {
        wrong.push(`${place.name}: ${String(error).split('\n')[0]}`);
        console.error(place.name, error);
      } finally {
        await walk.end();
      }
    }
  } finally {
    await browser.close();
  }
  const client = new pg.Client({ connectionString: database() });
  await client.connect();
  const sums = { lost: 0, doubled: 0, holes: 0 };
  for (const done of all) {
    const one = await found(client, done);
    for (const name of ['lost', 'doubled', 'holes'] as const) sums[name] += one[name];
  }
  await client.end();
  return {
    times: asked.length,
    ends: server.ends(),
    messages: all.length,
    reports: all.length,
    ...sums,
    unavailable: 0,
    offline: 0,
    wrong,
    slowest,
    seen: `${all.length} of ${asked.length} places, each with a photo`,
  };
}
