import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBucketServer } from '../../testing/bucketServer.ts';
import { getTestFolder } from '../db/testing/testServer.ts';
import { createId } from '../lib/ids.ts';
import { createBucketStorage } from './bucketStorage.ts';
import { combineStorages } from './combineStorages.ts';
import { createFolderStorage } from './folderStorage.ts';
import type { MediaStorage } from './mediaStorage.ts';
import { createScratchFolder } from './scratchFolder.ts';

const root = getTestFolder('former');
const bucketFolder = join(root, 'bucket');
mkdirSync(bucketFolder, { recursive: true });
const store = await startBucketServer(bucketFolder);
afterAll(() => store.stop());

const folder = createFolderStorage(
  join(root, 'folder'),
  createScratchFolder(join(root, 'folder', '.unfinished')),
);
const bucket = createBucketStorage(store.bucket);
const text = async (bytes: Promise<Readable> | undefined) => bytes && (await buffer(await bytes)).toString();

async function move(from: MediaStorage, to: MediaStorage, id: string, name: string) {
  const bytes = await from.read(id, name);
  if (!bytes) throw new Error('It is not there.');
  await to.put(id, name, bytes);
  await from.remove(id, [name]);
}

describe.each([
  ['a folder before, a bucket now', folder, bucket],
  ['a bucket before, a folder now', bucket, folder],
])('%s', (_, former, current) => {
  const both = combineStorages(current, [former]);
  let id = '';
  beforeEach(() => {
    id = createId();
  });

  it('writes to the current storage', async () => {
    await both.put(id, 'large.jpg', Buffer.from('new'));
    expect([(await current.read(id, 'large.jpg'))?.toString(), await former.listNames(id)]).toEqual([
      'new',
      [],
    ]);
  });

  it('reads, lists and removes pieces of the previous storage', async () => {
    await former.put(id, 'part-0', Buffer.from('old'));
    await both.put(id, 'part-1', Buffer.from('new'));
    expect(await both.listNames(id)).toEqual(['part-0', 'part-1']);
    expect((await both.read(id, 'part-0'))?.toString()).toBe('old');
    expect(await text((await both.open(id, 'part-0'))?.bytes({ first: 1, last: 2 }))).toBe('ld');
    await both.remove(id, ['part-0']);
    expect(await both.listNames(id)).toEqual(['part-1']);
    await former.put(id, 'part-0', Buffer.from('old'));
    await both.remove(id);
    expect([await former.listNames(id), await current.listNames(id)]).toEqual([[], []]);
  });
  it('reads a piece to its end although it was moved after opening', async () => {
    await former.put(id, 'large.jpg', Buffer.from('old'));
    const piece = await both.open(id, 'large.jpg');
    await move(former, current, id, 'large.jpg');
    expect(await text(piece?.bytes())).toBe('old');
  });
});
