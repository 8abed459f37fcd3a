import { mkdirSync, openAsBlob, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import { afterAll, describe, expect, it } from 'vitest';
import { startBucketServer } from '../../testing/bucketServer.ts';
import { readUnfinishedUploads } from '../../testing/bucketUploads.ts';
import { getTestFolder } from '../db/testing/testServer.ts';
import { createId } from '../lib/ids.ts';
import { createBucketStorage } from './bucketStorage.ts';
import { createFolderStorage } from './folderStorage.ts';
import type { MediaStorage } from './mediaStorage.ts';
import { createScratchFolder } from './scratchFolder.ts';

const root = getTestFolder('storage');
const bucketFolder = join(root, 'bucket');
mkdirSync(bucketFolder, { recursive: true });
const store = await startBucketServer(bucketFolder);
afterAll(() => store.stop());

const onDisk = (folder: string, id: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && join(entry.parentPath, entry.name).includes(id))
    .map(({ name }) => name);

const folder = join(root, 'folder');
const kinds: ReadonlyArray<readonly [string, MediaStorage, string]> = [
  ['a folder', createFolderStorage(folder, createScratchFolder(join(folder, '.unfinished'))), folder],
  ['a bucket that speaks S3', createBucketStorage(store.bucket), bucketFolder],
];

const idsIn = async (storage: MediaStorage): Promise<string[]> => {
  const ids: string[] = [];
  for await (const { id } of storage.listFiles()) ids.push(id);
  return ids;
};
const read = async (bytes: Promise<Readable> | undefined) => bytes && buffer(await bytes);
describe.each(kinds)('%s', (_, storage, disk) => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (__, at) => at % 251));

  it('returns a file whole, in ranges and as a stream', async () => {
    const id = createId();
    await storage.put(id, 'large.jpg', bytes);
    expect(await storage.read(id, 'large.jpg')).toEqual(bytes);
    const piece = await storage.open(id, 'large.jpg');
    expect(piece?.size).toBe(bytes.length);
    expect(await read(piece?.bytes())).toEqual(bytes);
    expect(await read(piece?.bytes({ first: 10, last: 19 }))).toEqual(bytes.subarray(10, 20));
  });

  it('overwrites a piece of the same name', async () => {
    const id = createId();
    for (const text of ['one', 'another']) await storage.put(id, 'part-1', Buffer.from(text));
    expect((await storage.read(id, 'part-1'))?.toString()).toBe('another');
    expect(await storage.listNames(id)).toEqual(['part-1']);
  });

  it('returns nothing for unknown files', async () => {
    const id = createId();
    expect(await storage.read(id, 'large.jpg')).toBeUndefined();
    expect(await storage.open(id, 'large.jpg')).toBeUndefined();
    expect(await storage.listNames(id)).toEqual([]);
    await storage.remove(id);
    await storage.remove(id, ['large.jpg']);
  });
  it('deletes removed files from disk', async () => {
    const id = createId();
    for (const name of ['small.webp', 'large.jpg']) await storage.put(id, name, bytes);
    expect(onDisk(disk, id).length).toBeGreaterThanOrEqual(2);
    await storage.remove(id);
    expect(onDisk(disk, id)).toEqual([]);
  });

  it('lists every file once with its modification time', async () => {
    const before = Date.now() - 2000;
    const ids = [createId(), createId(), createId()];
    for (const id of ids) for (const name of ['a', 'b']) await storage.put(id, name, bytes);
    const all = await idsIn(storage);
    for (const id of ids) expect(all.filter((one) => one === id)).toHaveLength(1);
    for await (const { id, changed } of storage.listFiles())
      if (ids.includes(id)) expect(changed.getTime()).toBeGreaterThan(before);
  });
});

describe('bucket', () => {
  /** Two parts of 5 MiB and one byte. */
  const film = async (name: string): Promise<Blob> => {
    const path = join(root, name);
    writeFileSync(path, Buffer.alloc(10 * 1024 * 1024 + 1, 'a film of a leak '));
    return openAsBlob(path);
  };
  const unfinished = () => readUnfinishedUploads(join(bucketFolder, 'photos'));

  it('uploads a video in parts', async () => {
    const id = createId();
    const town = createBucketStorage(store.bucket);
    const bytes = await film('film.mp4');
    const before = store.asked.length;
    await town.put(id, 'film.mp4', bytes);
    expect(store.asked.slice(before)).toEqual([
      'POST uploads= 0',
      'PUT partNumber=1 5242880',
      'PUT partNumber=2 5242880',
      'PUT partNumber=3 1',
      expect.stringMatching(/^POST {2}\d+$/),
    ]);
    expect((await town.open(id, 'film.mp4'))?.size).toBe(bytes.size);
    expect((await town.read(id, 'film.mp4'))?.equals(Buffer.from(await bytes.arrayBuffer()))).toBe(true);
    expect(unfinished().list('')).not.toContain('<Upload>');
  });

  it.each([
    ['a part', /partNumber=2/],
    ['their end', /^POST {2}\d/],
  ])('aborts an upload when %s is refused', async (_, refused) => {
    const id = createId();
    const town = createBucketStorage(store.bucket);
    store.refuseOnce(refused);
    await expect(town.put(id, 'film.mp4', await film('refused.mp4'))).rejects.toThrow(/answers 400 to P/);
    expect(await town.open(id, 'film.mp4')).toBeUndefined();
    expect(unfinished().list('')).not.toContain('<Upload>');
  });
  it('aborts stale uploads of its own prefix only', async () => {
    const town = createBucketStorage(store.bucket);
    const { address, region, key, secret } = store.bucket;
    const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region });
    for (const begun of ['town/left/film.mp4', 'other/film.mp4'])
      await client.fetch(`${address}/${begun}?uploads=`, { method: 'POST' });
    expect(await town.removeUnfinished(new Date(Date.now() - 60_000))).toBe(0);
    expect(await town.removeUnfinished(new Date(Date.now() + 60_000))).toBe(1);
    expect(unfinished().list('')).not.toContain('town/');
    expect(unfinished().list('other/')).toContain('<Upload>');
  });
  it('lists all pages', async () => {
    const few = createBucketStorage(store.bucket, 2);
    const ids = Array.from({ length: 7 }, createId);
    for (const id of ids) for (const name of ['a', 'b', 'c']) await few.put(id, name, Buffer.from('x'));
    const all = await idsIn(few);
    for (const id of ids) expect(all.filter((one) => one === id)).toHaveLength(1);
    expect(await few.listNames(ids[3] ?? '')).toEqual(['a', 'b', 'c']);
  });
  it('ignores and keeps files of a nested prefix', async () => {
    const id = createId();
    const town = createBucketStorage(store.bucket);
    const whole = createBucketStorage({ ...store.bucket, prefix: '' });
    await town.put(id, 'large.jpg', Buffer.from('x'));
    expect(await idsIn(whole)).toEqual([]);
    await whole.remove('town');
    expect(await town.listNames(id)).toEqual(['large.jpg']);
  });
});
