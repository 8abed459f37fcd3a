import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { computeFolderStamp, watchFolders } from './watchFolders.ts';

it('reloads folders once changes are stable', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'parvis-follow-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(parent, path, '..'), { recursive: true });
    writeFileSync(join(parent, path), text);
  };
  write('town/customer.json', '{}');
  let loads = 0;
  const look = watchFolders(parent, computeFolderStamp(parent), async () => {
    loads += 1;
  });
  const after = async (what: () => void): Promise<number[]> => {
    what();
    const counts: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      await look();
      counts.push(loads);
    }
    loads = 0;
    return counts;
  };
  expect(await after(() => undefined)).toEqual([0, 0, 0]);
  expect(await after(() => write('town/customer.json', '{ }'))).toEqual([0, 1, 1]);
  expect(await after(() => write('zoo/customer.json', '{}'))).toEqual([0, 1, 1]);
  expect(await after(() => write('zoo/logo.svg', '<svg/>'))).toEqual([0, 1, 1]);
  expect(await after(() => rmSync(join(parent, 'zoo'), { recursive: true }))).toEqual([0, 1, 1]);
  // Files being copied change at each poll.
  for (const size of [1, 2, 3]) {
    write('town/logo.svg', 'x'.repeat(size));
    await look();
  }
  expect(loads).toBe(0);
  await look();
  expect(loads).toBe(1);
});

it('retries a load while the database is unavailable', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'parvis-follow-'));
  mkdirSync(join(parent, 'town'));
  writeFileSync(join(parent, 'town', 'customer.json'), '{}');
  let isAway = true;
  let loads = 0;
  const look = watchFolders(parent, computeFolderStamp(parent), async () => {
    if (isAway) throw new Error('away');
    loads += 1;
  });
  writeFileSync(join(parent, 'town', 'customer.json'), '{ }');
  await look();
  await expect(look()).rejects.toThrow('away');
  await expect(look()).rejects.toThrow('away');
  isAway = false;
  await look();
  await look();
  expect(loads).toBe(1);
});

it('loads changes made during the start', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'parvis-follow-'));
  mkdirSync(join(parent, 'town'));
  writeFileSync(join(parent, 'town', 'customer.json'), '{}');
  const before = computeFolderStamp(parent);
  writeFileSync(join(parent, 'town', 'customer.json'), '{ }');
  let loads = 0;
  const look = watchFolders(parent, before, async () => {
    loads += 1;
  });
  await look();
  await look();
  expect(loads).toBe(1);
  await look();
  expect(loads).toBe(1);
});

describe('detects a change, however it is written', () => {
  const setUp = () => {
    const root = mkdtempSync(join(tmpdir(), 'parvis-follow-'));
    const parent = join(root, 'customers');
    const file = join(parent, 'town', 'customer.json');
    mkdirSync(join(parent, 'town'), { recursive: true });
    writeFileSync(file, '{"a":1}');
    utimesSync(file, 1_700_000_000, 1_700_000_000);
    return { root, parent, file };
  };
  /** Same size and time, as with `rsync -t`, `cp -p` and archives. */
  const twin = (path: string) => {
    writeFileSync(path, '{"a":2}');
    utimesSync(path, 1_700_000_000, 1_700_000_000);
  };
  it.each<[string, (at: ReturnType<typeof setUp>) => void]>([
    [
      'as vim does: the old one put aside, a new one in its place, the old one gone',
      ({ file }) => {
        renameSync(file, `${file}~`);
        writeFileSync(file, '{"a":2}');
        rmSync(`${file}~`);
      },
    ],
    [
      'by a rename over it, of the same size and time',
      ({ root, file }) => {
        twin(join(root, 'unfinished'));
        renameSync(join(root, 'unfinished'), file);
      },
    ],
    ['in place, with its time set back', ({ file }) => twin(file)],
    [
      'by a link in the place of the folder',
      ({ root, parent, file }) => {
        mkdirSync(join(root, 'release'));
        twin(join(root, 'release', 'customer.json'));
        rmSync(join(file, '..'), { recursive: true });
        symlinkSync(join(root, 'release'), join(parent, 'town'));
      },
    ],
  ])('%s', async (_, change) => {
    const at = setUp();
    let loads = 0;
    const look = watchFolders(at.parent, computeFolderStamp(at.parent), async () => {
      loads += 1;
    });
    await look();
    change(at);
    await look();
    await look();
    await look();
    expect(loads).toBe(1);
    rmSync(at.root, { recursive: true });
  });
});

it('does not lose a customer while its file is being replaced', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'parvis-follow-'));
  const file = join(parent, 'town', 'customer.json');
  mkdirSync(join(parent, 'town'));
  writeFileSync(file, '{}');
  const seen: boolean[] = [];
  const look = watchFolders(parent, computeFolderStamp(parent), async () => {
    seen.push(existsSync(file));
  });
  renameSync(file, `${file}~`);
  await look();
  writeFileSync(file, '{ }');
  await look();
  await look();
  expect(seen).toEqual([true]);
});
