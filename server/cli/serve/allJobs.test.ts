import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { CHANNELS } from '../../platform/jobs/defineJob.ts';
import { waitForFeedHorizon } from '../../testing/lockWaits.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { allJobs, runHousekeeping } from './allJobs.ts';

const server = await openTestServices((await createTestDatabase()).url);
const { pool } = server.store;
afterAll(() => server.close());

/** Insert, age of a due row, age of a kept row. */
const kept = {
  sessions: [
    `insert into sessions (hash, cr_uid, expires) values ('$0', 'anna', now() - interval '$1')`,
    '1 second',
    '-1 hour',
  ],
  known_devices: [
    `insert into known_devices (hash, cr_uid, used) values ('$0', 'me', now() - interval '$1')`,
    '401 days',
    '399 days',
  ],
  spent_tokens: [
    `insert into spent_tokens (jti, expires) values ('$0', now() - interval '$1')`,
    '1 second',
    '-1 hour',
  ],
  verifications: [
    `insert into verifications (rqid, email, code_hash, created, expires) values ('$0', 'a', 'b', now() - interval '$1', now())`,
    '49 hours',
    '47 hours',
  ],
  outbox: [
    `insert into outbox (kind, recipient, subject, body, at) values ('mail', '$0', '', '', now() - interval '$1')`,
    '25 hours',
    '23 hours',
  ],
  contact_mails: [
    `insert into contact_mails (id, challenge, created) values ('$0', '$0', now() - interval '$1')`,
    '49 hours',
    '47 hours',
  ],
  scans: [
    `insert into scans (cuid, qrid, place_code, fake, at) values ('c', '$0', 'p', false, now() - interval '$1')`,
    '31 days',
    '29 days',
  ],
  feed: [
    `insert into feed (cuid, csid, type, at) values ('c', '$0', 'case', now() - interval '$1')`,
    '8 days',
    '6 days',
  ],
} as const;
const tables = Object.keys(kept);

const counts = async () => {
  const all = tables.map(async (table) => (await pool.query(`select from ${table}`)).rowCount);
  return Object.fromEntries((await Promise.all(all)).map((count, index) => [tables[index], count]));
};
const each = (count: number) => Object.fromEntries(tables.map((table) => [table, count]));

it('erases due rows only, and notifies open pages', async () => {
  await pool.query(
    `insert into identities (cr_uid, email) values ('me', null), ('anna', 'anna@mail.example')`,
  );
  await pool.query(tables.map((table) => `delete from ${table}`).join(';'));
  const write = (name: string, at: 1 | 2) =>
    Promise.all(
      Object.values(kept).map((row) => pool.query(row[0].replaceAll('$0', name).replace('$1', row[at]))),
    );
  await write('gone', 1);
  await write('stays', 2);
  await waitForFeedHorizon(pool);
  expect(await counts()).toEqual(each(2));
  const notices: true[] = [];
  const services = { ...server.services, notifyStreams: () => void notices.push(true) };
  await runHousekeeping({ services, pool, warn: () => undefined });
  expect([await counts(), notices]).toEqual([each(1), [true]]);
});

it('has a worker for each recurring job', () => {
  expect(allJobs.filter(({ every }) => every !== undefined)).toHaveLength(CHANNELS.upkeep);
});
