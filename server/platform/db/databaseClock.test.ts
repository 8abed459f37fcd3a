import { sessionCalls } from '@parvis/api/calls/session';
import { afterEach, expect, it } from 'vitest';
import { createContributor } from '../../testing/person.ts';
import { setDatabaseClock } from '../../testing/setDatabaseClock.ts';
import { openTestServices } from '../../testing/testServices.ts';
import {
  getDatabaseNow,
  getDatabaseTime,
  measureElapsed,
  roundMilliseconds,
  setClockOffset,
} from '../lib/clock.ts';
import { connect } from './database.ts';
import { createClockSync, measureClockOffset } from './databaseClock.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

afterEach(() => setClockOffset(roundMilliseconds(0)));

it('returns whole milliseconds for a database clock between two of them', async () => {
  const { url } = await createTestDatabase();
  await setDatabaseClock(url, 7_000.5);
  const store = connect(url);
  const warnings: string[] = [];
  const follow = createClockSync(store.pool, (line) => warnings.push(line));
  // Every second midpoint falls on half a millisecond.
  for (let turn = 0; turn < 20; turn += 1) {
    await follow();
    const times = [getDatabaseTime(), await measureClockOffset(store.pool), measureElapsed(getDatabaseNow())];
    expect(times.filter((time) => !Number.isInteger(time))).toEqual([]);
  }
  expect(getDatabaseTime() - Date.now()).toBeGreaterThan(6_000);
  expect(warnings).toEqual([expect.stringContaining('7 s behind the database')]);
  await store.close();
});

it('erases accounts although the database clock is off', async () => {
  const { url } = await createTestDatabase();
  await setDatabaseClock(url, 2_000.5);
  const services = await openTestServices(url, { alone: false });
  for (let turn = 0; turn < 6; turn += 1) {
    await services.followDatabase();
    const jo = await createContributor(services);
    expect(await jo.call(sessionCalls.userEraseAll)).toEqual([{ success: true }]);
  }
  const { rows } = await services.store.pool.query(
    `select count(*)::int as asked from erasures where why = 'asked'`,
  );
  expect(rows).toEqual([{ asked: 6 }]);
  await services.close();
  expect(services.failures).toEqual([]);
});
