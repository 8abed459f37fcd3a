import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mobileCalls } from '@parvis/api/calls/mobile';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { runBackup as backup } from '../../cli/backup/backupCommand.ts';
import { runRestore as restore } from '../../cli/backup/restoreCommand.ts';
import { startBucketServer } from '../../testing/bucketServer.ts';
import { eventually } from '../../testing/eventually.ts';
import { createContributor, openCase } from '../../testing/person.ts';
import { createScene } from '../../testing/photoFiles.ts';
import { upload } from '../../testing/sendPhotos.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { parseBucketAddress } from '../config/bucketAddress.ts';
import { createTestDatabase } from '../db/testing/testDatabase.ts';
import { getTestFolder } from '../db/testing/testServer.ts';
import { createId } from '../lib/ids.ts';
import { createBucketStorage } from '../storage/bucketStorage.ts';
import type { MediaStorage } from '../storage/mediaStorage.ts';

const root = getTestFolder('bucket-backup');
for (const name of ['bucket', 'media', 'elsewhere']) mkdirSync(join(root, name), { recursive: true });
const store = await startBucketServer(join(root, 'bucket'));
const { url } = await createTestDatabase();
const services = await openTestServices(url, {
  mediaFolder: join(root, 'media'),
  config: { mediaBucket: store.bucket },
});
afterAll(async () => {
  await services.close();
  await store.stop();
  rmSync(root, { recursive: true, force: true });
});

const { address, key, secret } = { key: 'S3RVER', secret: 'S3RVER', address: new URL(store.bucket.address) };
const mediaUrl = (folder: string): string =>
  `http://${key}:${secret}@${address.host}${address.pathname.replace(/\/$/, '')}/${folder}`;
const settings = (database: string, folder: string) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  DATABASE_URL: database,
  PARVIS_MEDIA: join(root, 'elsewhere'),
  MEDIA_URL: mediaUrl(folder),
});

async function contents(storage: MediaStorage): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { id } of storage.listFiles())
    for (const name of await storage.listNames(id)) {
      const at = `${id}/${name}`;
      expect(found.has(at), at).toBe(false);
      found.set(at, (await storage.read(id, name))?.toString('base64') ?? 'missing');
    }
  return found;
}

/** `backup.test.ts` covers folders, storage tests cover buckets. */
const atNight = process.env.PARVIS_ALL === 'yes';

it.runIf(atNight)(
  'backs up photos of a bucket under concurrent uploads, and restores them completely',
  async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const photo = await createScene().jpeg().toBuffer();
    const sent: string[] = [];
    const send = async () => {
      const { id } = await upload(jo, photo);
      await jo.call(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id }] });
      sent.push(id);
    };
    for (let many = 0; many < 4; many += 1) await send();
    const before = [...sent];
    let goesOn = true;
    const writing = (async () => {
      while (goesOn) await send();
    })();
    const path = join(root, 'served.tar');
    const done = backup([path], settings(url, 'town'));
    expect(await done).toMatchObject({ status: 0, lines: [expect.stringMatching(/^Backed up to /)] });
    await eventually(() => expect(sent.length).toBeGreaterThan(before.length));
    goesOn = false;
    await writing;

    const other = parseBucketAddress(mediaUrl('other'));
    if (!other) throw new Error('No bucket.');
    const target = createBucketStorage(other);
    expect(await contents(target)).toEqual(new Map());
    const { url: database } = await createTestDatabase({ empty: true });
    expect(await restore([path], settings(database, 'other'))).toMatchObject({ status: 0 });

    const there = new pg.Client({ connectionString: database });
    await there.connect();
    const { rows } = await there.query<{ id: string }>('select id from media where csid is not null');
    await there.end();
    const named = rows.map(({ id }) => id);
    expect(before.filter((id) => !named.includes(id))).toEqual([]);
    const theirs = await contents(target);
    const ours = await contents(services.services.storage);
    expect(new Set([...theirs.keys()].map((at) => at.split('/')[0]))).toEqual(new Set(named));
    const expected = [...ours].filter(([at]) => named.includes(at.split('/')[0] ?? '') && theirs.has(at));
    expect([...theirs].sort()).toEqual(expected.sort());
    for (const id of named) {
      const pieces = [...ours.keys()].filter((at) => at.startsWith(`${id}/`) && !at.includes('part-'));
      expect(pieces.filter((at) => !theirs.has(at))).toEqual([]);
    }
    // A second restore is refused without --replace, and idempotent with it.
    expect(await restore([path], settings(database, 'other'))).toMatchObject({ status: 2 });
    expect(await restore([path, '--replace'], settings(database, 'other'))).toMatchObject({ status: 0 });
    expect(await contents(target)).toEqual(theirs);
  },
);
