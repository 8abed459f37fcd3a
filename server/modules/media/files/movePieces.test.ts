import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getTestFolder } from '../../../platform/db/testing/testServer.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { combineStorages } from '../../../platform/storage/combineStorages.ts';
import { createFolderStorage } from '../../../platform/storage/folderStorage.ts';
import type { MediaStorage } from '../../../platform/storage/mediaStorage.ts';
import { createScratchFolder } from '../../../platform/storage/scratchFolder.ts';
import { isSameStorage, type MoveProgress, movePieces } from './movePieces.ts';

const root = getTestFolder('pieces');

function places() {
  const folder = join(root, createId());
  const scratch = createScratchFolder(join(folder, 'unfinished'));
  const [from, to] = ['before', 'now'].map((name) => createFolderStorage(join(folder, name), scratch));
  if (!from || !to) throw new Error('There are two.');
  return { from, to, scratch, both: combineStorages(to, [from]) };
}

const NAMES = ['large.jpg', 'part-000000000000', 'small.webp'];
const bytesOf = (name: string): Buffer => Buffer.from(`bytes of ${name}`.repeat(50));

async function filled({ from }: { from: MediaStorage }): Promise<string> {
  const id = createId();
  for (const name of NAMES) await from.put(id, name, bytesOf(name));
  return id;
}

/** A storage that fails after so many operations, like a killed process. */
function lasting(storage: MediaStorage, works: { left: number }): MediaStorage {
  const work = () => {
    works.left -= 1;
    if (works.left < 0) throw new Error('killed');
  };
  return {
    ...storage,
    async put(...given) {
      work();
      await storage.put(...given);
    },
    async open(...given) {
      work();
      return storage.open(...given);
    },
    async remove(...given) {
      work();
      await storage.remove(...given);
    },
  };
}

const readAll = async (storage: MediaStorage, id: string) =>
  Promise.all(NAMES.map((name) => storage.read(id, name)));

async function moveAll(way: Parameters<typeof movePieces>[0]): Promise<MoveProgress | undefined> {
  let last: MoveProgress | undefined;
  await movePieces(way, (moved) => {
    last = moved;
  });
  return last;
}

describe('moving files', () => {
  it('moves them unchanged and leaves nothing behind', async () => {
    const way = places();
    const id = await filled(way);
    const bytes = NAMES.reduce((sum, name) => sum + bytesOf(name).length, 0);
    expect(await moveAll(way)).toEqual({ moved: 3, bytes, there: 0, different: 0 });
    expect(await readAll(way.to, id)).toEqual(NAMES.map(bytesOf));
    expect(await way.from.listNames(id)).toEqual([]);
    expect(await moveAll(way)).toBeUndefined();
  });

  it('keeps all files available when interrupted anywhere, and the next run completes', async () => {
    for (let steps = 0, isOver = false; !isOver; steps += 1) {
      const way = places();
      const id = await filled(way);
      const works = { left: steps };
      const [from, to] = [lasting(way.from, works), lasting(way.to, works)];
      isOver = await moveAll({ ...way, from, to }).then(
        () => true,
        () => false,
      );
      expect(await readAll(way.both, id)).toEqual(NAMES.map(bytesOf));
      await moveAll(way);
      expect(await readAll(way.to, id)).toEqual(NAMES.map(bytesOf));
      expect(await way.from.listNames(id)).toEqual([]);
      if (isOver) expect(steps).toBeGreaterThan(NAMES.length * 4);
    }
  });

  it('does not delete the source of a file that arrives damaged', async () => {
    const way = places();
    const id = await filled(way);
    const to: MediaStorage = {
      ...way.to,
      put: (one, name) => way.to.put(one, name, Buffer.from('half')),
    };
    await expect(moveAll({ ...way, to })).rejects.toThrow(/large\.jpg does not arrive/);
    expect(await readAll(way.both, id)).toEqual(NAMES.map(bytesOf));
  });

  it('drops a file that is erased during the move', async () => {
    const way = places();
    const id = await filled(way);
    const to: MediaStorage = {
      ...way.to,
      async put(...given) {
        await way.both.remove(id);
        await way.to.put(...given);
      },
    };
    await moveAll({ ...way, to });
    expect(await way.both.listNames(id)).toEqual([]);
  });
});

it('recognizes one storage under two addresses by its content', async () => {
  const { from, to } = places();
  expect(await isSameStorage({ from, to })).toBe(false);
  expect(await isSameStorage({ from: to, to })).toBe(true);
  const ids: string[] = [];
  for await (const { id } of to.listFiles()) ids.push(id);
  expect(ids).toEqual([]);
});
