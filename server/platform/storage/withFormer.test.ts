import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBucketServer } from '../../testing/bucketServer.ts';
import { testFolder } from '../db/testing/testServer.ts';
import { newId } from '../lib/ids.ts';
import { bucketStorage } from './bucket.ts';
import { folderStorage } from './folder.ts';
import { scratchIn } from './scratch.ts';
import type { MediaStorage } from './storage.ts';
import { withFormer } from './withFormer.ts';

const root = testFolder('former');
const bucketFolder = join(root, 'bucket');
mkdirSync(bucketFolder, { recursive: true });
const store = await startBucketServer(bucketFolder);
afterAll(() => store.stop());

const folder = folderStorage(join(root, 'folder'), scratchIn(join(root, 'folder', '.unfinished')));
const bucket = bucketStorage(store.bucket);
const text = async (bytes: Promise<Readable> | undefined) => bytes && (await buffer(await bytes)).toString();

/** Moves a piece, as the command does. */
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
  const both = withFormer(current, [former]);
  let id = '';
  beforeEach(() => {
    id = newId();
  });

  it('writes to the current storage', async () => {
    await both.put(id, 'large.jpg', Buffer.from('new'));
    expect([(await current.read(id, 'large.jpg'))?.toString(), await former.names(id)]).toEqual(['new', []]);
  });

  it('reads, lists and removes pieces of the previous storage', async () => {
    await former.put(id, 'part-0', Buffer.from('old'));
    await both.put(id, 'part-1', Buffer.from('new'));
    expect(await both.names(id)).toEqual(['part-0', 'part-1']);
    expect((await both.read(id, 'part-0'))?.toString()).toBe('old');
    expect(await text((await both.open(id, 'part-0'))?.bytes({ first: 1, last: 2 }))).toBe('ld');
    await both.remove(id, ['part-0']);
    expect(await both.names(id)).toEqual(['part-1']);
    await former.put(id, 'part-0', Buffer.from('old'));
    await both.remove(id);
    expect([await former.names(id), await current.names(id)]).toEqual([[], []]);
  });
  it('reads a piece to its end although it was moved after opening', async () => {
    await former.put(id, 'large.jpg', Buffer.from('old'));
    const piece = await both.open(id, 'large.jpg');
    await move(former, current, id, 'large.jpg');
    expect(await text(piece?.bytes())).toBe('old');
  });
});
