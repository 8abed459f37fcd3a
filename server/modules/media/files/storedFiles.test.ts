import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { imageAddress } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { getTestFolder } from '../../../platform/db/testing/testServer.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { startBucketServer } from '../../../testing/bucketServer.ts';
import { createContributor, getFirst, openCase, type Person } from '../../../testing/person.ts';
import { createScene } from '../../../testing/photoFiles.ts';
import { buildPart, upload } from '../../../testing/sendPhotos.ts';
import { openTestServices, type TestServices } from '../../../testing/testServices.ts';
import { eraseDue } from '../../privacy/retention/eraseDue.ts';
import { runFileSweep } from '../../privacy/retention/runFileSweep.ts';
import { sweepMedia } from './sweep.ts';

const root = getTestFolder('stored');
const bucketFolder = join(root, 'bucket');
mkdirSync(bucketFolder, { recursive: true });
const store = await startBucketServer(bucketFolder);
const inFolder = await openTestServices((await createTestDatabase()).url, {
  mediaFolder: join(root, 'folder'),
});
const inBucket = await openTestServices((await createTestDatabase()).url, {
  mediaFolder: join(root, 'beside'),
  config: { mediaBucket: store.bucket },
});
const told: unknown[] = [];
afterAll(async () => {
  for (const services of [inFolder, inBucket]) await services.close();
  await store.stop();
  expect([...inFolder.failures, ...inBucket.failures]).toEqual(told);
});

const photo = await createScene().jpeg().toBuffer();
const later = () => Date.now() + 7_200_000;

/** Files in a folder with an id in its path. */
const onDisk = (folder: string, id: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && join(entry.parentPath, entry.name).includes(id))
    .map(({ name }) => name);

async function shown(jo: Person): Promise<{ id: string; csid: string }> {
  const csid = await openCase(jo);
  const { id } = await upload(jo, photo);
  await jo.call(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id }] });
  return { id, csid };
}

const seen = async (person: Person, id: string): Promise<number> =>
  (await person.get(imageAddress('mobile', { cuid: 'testville', id, size: 'small' }))).statusCode;

const kinds: ReadonlyArray<readonly [string, TestServices, string]> = [
  ['a folder', inFolder, join(root, 'folder')],
  ['a bucket', inBucket, bucketFolder],
];

describe.each(kinds)('media in %s', (_, services, folder) => {
  const { pool } = services.store;
  beforeEach(async () => {
    await pool.query('delete from media');
    await sweepMedia(services.services, later());
  });

  it('is served, and fully deleted with its case', async () => {
    const jo = await createContributor(services);
    const { id, csid } = await shown(jo);
    expect(await seen(jo, id)).toBe(200);
    expect(onDisk(folder, id).length).toBeGreaterThanOrEqual(2);
    await pool.query(`update cases set erase_on = now() - interval '1 minute' where csid = $1`, [csid]);
    await eraseDue(pool);
    expect(await sweepMedia(services.services, later())).toMatchObject({ files: 1 });
    expect(onDisk(folder, id)).toEqual([]);
    expect(await seen(jo, id)).toBe(404);
  });

  it('without a row is deleted, as is a row without a file', async () => {
    const jo = await createContributor(services);
    const [kept, lost, unknown] = [await shown(jo), await shown(jo), createId()];
    await services.services.storage.remove(lost.id);
    await services.services.storage.put(unknown, 'large.jpg', photo);
    // Recent files may be in progress.
    expect(await sweepMedia(services.services)).toEqual({ files: 0, rows: 0 });
    expect(await sweepMedia(services.services, later())).toEqual({ files: 1, rows: 1 });
    expect([await seen(jo, kept.id), await seen(jo, lost.id)]).toEqual([200, 404]);
    const { rows } = await pool.query('select id from media');
    expect(rows).toEqual([{ id: kept.id }]);
  });

  it('is swept by one server at a time, which logs the deletions', async () => {
    await services.services.storage.put(createId(), 'large.jpg', photo);
    const holder = await pool.connect();
    await holder.query('select pg_advisory_lock(1346458198, 6)');
    expect(await runFileSweep(pool, services.services, later())).toBeUndefined();
    await holder.query('select pg_advisory_unlock(1346458198, 6)');
    holder.release();
    expect(await runFileSweep(pool, services.services, later())).toEqual({ files: 1, rows: 0 });
    const { rows } = await pool.query('select why, others from erasures order by id desc limit 1');
    expect(rows).toEqual([{ why: 'due', others: { files: 1 } }]);
  });

  it('is not treated as lost if all of it is missing at once', async () => {
    const jo = await createContributor(services);
    const { id } = await shown(jo);
    await pool.query(
      `insert into media (id, cuid, cr_uid, staff, bytes, state)
       select 'gone-with-its-disk-number-' || n, cuid, cr_uid, false, 1, 'ready' from media, generate_series(1, 11) n`,
    );
    await expect(sweepMedia(services.services, later())).rejects.toThrow(/11 of 12 photos .*MEDIA_URL/);
    expect((await pool.query('select id from media')).rowCount).toBe(12);
    expect(await seen(jo, id)).toBe(200);
  });
});

describe('unavailable storage', () => {
  it('is logged, stores nothing partially, and uploads resume afterwards', async () => {
    const jo = await createContributor(inBucket);
    const id = createId();
    const before = await shown(jo);
    await jo.call(mobileCalls.mediaPart, ...buildPart(id, photo, 0, 1000));
    await store.stop();
    const next = buildPart(id, photo, 1000);
    for (const _ of [1, 2])
      expect((await jo.send(mobileCalls.mediaPart, ...next)).error).toEqual({
        code: 'unavailable',
        retryAfter: 30,
      });
    expect(await seen(jo, before.id)).toBe(503);
    await expect(sweepMedia(inBucket.services, later())).rejects.toThrow();
    await store.restart();
    const asked = getFirst(await jo.call(mobileCalls.mediaPart, ...buildPart(id, photo, 0, 0)));
    expect(asked).toEqual({ received: 1000, state: 'partial' });
    expect((await upload(jo, photo, { id })).said.state).toBe('ready');
    expect(await seen(jo, before.id)).toBe(200);
    told.push(expect.stringContaining('Failed to store or read uploads'), 'Uploads are stored again.');
  });
});
