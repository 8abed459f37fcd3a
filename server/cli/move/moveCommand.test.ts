import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { moveDatabase } from '../../platform/backup/moveDatabase.ts';
import { readAllRows } from '../../platform/backup/testing/readAllRows.ts';
import { findBypassedDatabase } from '../../platform/db/bypassedDatabase.ts';
import { openStore } from '../../platform/db/openStore.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { getDiskTestFolder, getTestFolder } from '../../platform/db/testing/testServer.ts';
import { createFolderStorage } from '../../platform/storage/folderStorage.ts';
import { createScratchFolder } from '../../platform/storage/scratchFolder.ts';
import { getBundlePath } from '../../testing/getBundlePath.ts';
import { createContributor, openCase } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { runMove } from './moveCommand.ts';

const dataDir = getDiskTestFolder('moved');
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));

const { url } = await createTestDatabase();
const back = await createTestDatabase({ empty: true });
const settings = (database?: string) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PARVIS_DATA: dataDir,
  ...(database !== undefined && { DATABASE_URL: database }),
});

/** This process holds locks. */
function run(name: 'backup' | 'restore', ...args: string[]) {
  const file = getBundlePath(name);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, name, ...args], {
    encoding: 'utf8',
    env: settings(),
  });
  return { status, said: stdout + stderr };
}

/** Without the database-specific register of erasures. */
async function moved(database: string) {
  const { erasures: _, ...all } = await readAllRows(database);
  return all;
}

it('keeps its temporary files during the sweep, and removes abandoned ones itself', async () => {
  const folder = getTestFolder('move-kept');
  mkdirSync(folder);
  const left = join(folder, 'of-one-that-was-killed');
  const young = join(folder, 'of-one-that-goes-on');
  for (const path of [left, young]) writeFileSync(path, '');
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  utimesSync(left, twoHoursAgo, twoHoursAgo);
  const to = await createTestDatabase({ empty: true });
  let meanwhile: string[] = [];
  await moveDatabase({
    from: { databaseUrl: url, dataDir: undefined },
    to: { databaseUrl: to.url, dataDir: undefined },
    replace: false,
    storage: createFolderStorage(join(folder, 'media'), createScratchFolder(folder)),
    scratch: createScratchFolder(folder),
    settle: async () => {
      meanwhile = readdirSync(folder).filter((name) => join(folder, name) !== young);
    },
  });
  expect(meanwhile).toEqual([expect.stringMatching(/^[0-9a-f]{24}$/)]);
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([young]);
  rmSync(folder, { recursive: true });
  await to.drop();
});

it('moves a database to the embedded one and back, with a backup while serving', async () => {
  const services = await openTestServices(url);
  await openCase(await createContributor(services));
  expect(await runMove(['embedded'], settings(url))).toEqual({
    status: 2,
    lines: [expect.stringMatching(/^Somebody is using the database/)],
  });
  await services.close();
  expect(await runMove(['embedded'], settings())).toMatchObject({ status: 2 });
  expect(await runMove(['external'], settings(back.url))).toMatchObject({
    lines: [expect.stringMatching(/^There is no database yet/)],
  });
  const { status, lines } = await runMove(['embedded'], settings(url));
  const passedOver = () => findBypassedDatabase({ databaseUrl: back.url, dataDir });
  expect(passedOver()).toBe(join(dataDir, 'database'));
  expect(lines).toEqual([
    expect.stringMatching(/^Copied: [\d,]+ rows, none is missing\.$/),
    expect.stringMatching(/without DATABASE_URL/),
  ]);
  expect(status).toBe(0);

  const opened = await openStore({ dataDir, log: () => undefined, onLost: () => undefined });
  expect(await moved(opened.url)).toEqual(await moved(url));
  const there = await openTestServices(opened.url);
  await openCase(await createContributor(there));
  const path = join(dataDir, 'served.tar');
  expect(run('backup', path, '--no-media')).toMatchObject({ status: 0 });
  expect(run('restore', dataDir)).toEqual({
    status: 2,
    said: expect.stringContaining('is a folder: name the file'),
  });
  expect(run('restore', path, '--replace')).toEqual({
    status: 2,
    said: expect.stringMatching(/^Another Parvis server is already running on this data folder/),
  });
  expect(there.failures).toEqual([]);
  const before = await moved(opened.url);
  await there.close();
  await opened.close();

  expect(await runMove(['external', '--lang', 'fr'], settings(back.url))).toEqual({
    status: 0,
    lines: [
      expect.stringMatching(/^Recopié/),
      expect.stringContaining(`effacez ${join(dataDir, 'database')}`),
    ],
  });
  expect(await moved(back.url)).toEqual(before);
  expect(passedOver()).toBeUndefined();
  expect(await runMove(['external'], settings(back.url))).toMatchObject({
    status: 2,
    lines: [expect.stringMatching(/^The database is not empty/)],
  });
});
