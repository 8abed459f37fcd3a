import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { followFolders } from './follow.ts';

it('folders of customers are read again once what changed there rests', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'parvis-follow-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(parent, path, '..'), { recursive: true });
    writeFileSync(join(parent, path), text);
  };
  write('town/customer.json', '{}');
  let loads = 0;
  const look = followFolders(parent, async () => {
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
  // What is still being copied is other at each look.
  for (const size of [1, 2, 3]) {
    write('town/logo.svg', 'x'.repeat(size));
    await look();
  }
  expect(loads).toBe(0);
  await look();
  expect(loads).toBe(1);
});

it('what could not be loaded, as the database was away, is loaded at a later look', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'parvis-follow-'));
  mkdirSync(join(parent, 'town'));
  writeFileSync(join(parent, 'town', 'customer.json'), '{}');
  let isAway = true;
  let loads = 0;
  const look = followFolders(parent, async () => {
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
