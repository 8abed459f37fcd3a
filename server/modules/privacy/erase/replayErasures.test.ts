import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { getTestFolder } from '../../../platform/db/testing/testServer.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { advanceDays } from '../../../testing/createPersonTraces.ts';
import { createContributor, openCase, type Person, signIn } from '../../../testing/person.ts';
import { openTestServices, type TestServices } from '../../../testing/testServices.ts';
import { eraseDue } from '../retention/eraseDue.ts';
import { replayErasures } from './replayErasures.ts';

const DAY = 86_400_000;
const { url } = await createTestDatabase();
const erasedFolder = getTestFolder('who-was-erased');
let services = await openTestServices(url, { erasedFolder });
const opened: TestServices[] = [services];
afterAll(async () => {
  for (const one of opened) await one.close();
  rmSync(erasedFolder, { recursive: true, force: true });
});

/** Clones the database while its server is stopped. */
async function backup(): Promise<string> {
  await services.close();
  opened.length = 0;
  const copy = new URL(url);
  copy.pathname = `/copy_${createId().replaceAll('-', '_').toLowerCase()}`;
  const elsewhere = new URL(url);
  elsewhere.pathname = '/postgres';
  const client = new pg.Client({ connectionString: elsewhere.href });
  await client.connect();
  await client.query(
    `create database "${copy.pathname.slice(1)}" template "${new URL(url).pathname.slice(1)}"`,
  );
  await client.end();
  services = await openTestServices(url, { erasedFolder });
  opened.push(services);
  return copy.href;
}
async function restored(copy: string, folder = erasedFolder): Promise<TestServices> {
  const there = await openTestServices(copy, { erasedFolder: folder });
  opened.push(there);
  return there;
}
async function holds({ store: { pool } }: TestServices, mark: string): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { name } of rows)
    if (
      (await pool.query(`select 1 from "${name}" t where strpos(to_json(t)::text, $1) > 0`, [mark])).rowCount
    )
      return true;
  return false;
}
const say = (person: Person, csid: string, txt: string) =>
  person.call(mobileCalls.sendTxt, { csid, id: createId(), txt });
const crUidOf = async (person: Person): Promise<string> =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).crUid ?? '';
const now = async (person: Person) => {
  const same = await createContributor(services);
  return Object.assign(same, { cookie: person.cookie, device: person.device });
};

it('erases people from a restored backup who were erased after it was made', async () => {
  const [jo, li] = [await createContributor(services), await createContributor(services)];
  const [words, others] = [`mot-${createId()}`, `mot-${createId()}`];
  await say(jo, await openCase(jo), words);
  await say(li, await openCase(li), others);
  const crUid = await crUidOf(jo);
  const copy = await backup();
  await (await now(jo)).call(sessionCalls.userEraseAll);
  const there = await restored(copy);
  expect([await holds(there, words), await holds(there, crUid)]).toEqual([true, true]);
  expect(await replayErasures(there.services)).toBe(1);
  expect([await holds(there, words), await holds(there, crUid)]).toEqual([false, false]);
  expect(await holds(there, others)).toBe(true);
  // The restored database remembers them.
  expect(await replayErasures(there.services)).toBe(0);
  expect(there.failures).toEqual([]);
});

it('also erases identities that were merged after the backup', async () => {
  const mail = `${createId()}@mail.example`.toLowerCase();
  const words = `mot-${createId()}`;
  const phone = await createContributor(services);
  await say(phone, await openCase(phone), words);
  const desk = await signIn(await createContributor(services), mail);
  const copy = await backup();
  await services.store.pool.query(`update verifications set created = created - interval '20 minutes'`);
  const both = await signIn(await now(phone), mail);
  expect(await crUidOf(both)).toBe(await crUidOf(await now(desk)));
  await both.call(sessionCalls.userEraseAll);
  const there = await restored(copy);
  expect(await replayErasures(there.services)).toBe(2);
  expect([await holds(there, words), await holds(there, mail)]).toEqual([false, false]);
});

it('keeps the list anonymous, per database, tolerant of cut lines, and pruned with the backups', async () => {
  const jo = await createContributor(services);
  const crUid = await crUidOf(jo);
  await jo.call(sessionCalls.userEraseAll);
  const [name = ''] = readdirSync(erasedFolder);
  const file = join(erasedFolder, name);
  expect(readFileSync(file, 'utf8')).not.toContain(crUid);
  const { erasedList } = services.services;
  const before = await erasedList.read();
  writeFileSync(file, `${readFileSync(file, 'utf8')}2026-11-25T1`);
  await erasedList.add([{ hash: 'x'.repeat(43), at: new Date(`${name.slice(0, 10)}T00:00:00Z`) }]);
  expect(await erasedList.read()).toHaveLength(before.length + 1);
  const another = await openTestServices((await createTestDatabase()).url, { erasedFolder });
  opened.push(another);
  expect(await another.services.erasedList.read()).toEqual([]);
  await erasedList.prune(new Date(Date.now() + 30 * DAY));
  expect(readdirSync(erasedFolder)).toContain(name);
  expect(await erasedList.read(new Date(Date.now() + 30 * DAY))).toEqual([]);
  await erasedList.prune(new Date(Date.now() + 32 * DAY));
  expect(readdirSync(erasedFolder)).toEqual([]);
});

it('erases even if the list cannot be written, reports it, and writes it later', async () => {
  const folder = join(getTestFolder('in-the-way'));
  writeFileSync(folder, 'a file where the folder should be');
  const there = await openTestServices(url, { erasedFolder: folder });
  const jo = await createContributor(there);
  const crUid = await crUidOf(jo);
  await jo.call(sessionCalls.userEraseAll);
  expect(await holds(there, crUid)).toBe(false);
  expect(there.failures).toEqual([
    expect.objectContaining({ code: expect.stringMatching(/ENOTDIR|EEXIST/) }),
  ]);
  await there.close();
  rmSync(folder);
  const before = (await services.services.erasedList.read()).length;
  await replayErasures(services.services);
  expect((await services.services.erasedList.read()).length).toBeGreaterThan(before);
});

it('also erases identities merged just before a retention run', async () => {
  const mail = `${createId()}@mail.example`.toLowerCase();
  await signIn(await createContributor(services), mail);
  const phone = await createContributor(services);
  await advanceDays(services.store.pool, 28);
  // A monthly visit prevents expiry.
  await crUidOf(phone);
  const words = `mot-${createId()}`;
  await say(phone, await openCase(phone), words);
  await advanceDays(services.store.pool, 3);
  const copy = await backup();
  const both = await signIn(await now(phone), mail);
  await eraseDue(services.store.pool);
  await both.call(sessionCalls.userEraseAll);
  expect(await holds(services, words)).toBe(false);
  const there = await restored(copy);
  expect(await replayErasures(there.services)).toBe(2);
  expect([await holds(there, words), await holds(there, mail)]).toEqual([false, false]);
});
