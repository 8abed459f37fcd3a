import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { getTestFolder } from '../testing/testServer.ts';
import { isPostmasterOf, readPostmaster } from './postmaster.ts';
import { startEmbedded } from './startEmbedded.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Mounting needs privileges. */
function mount(disk: string, megabytes: number): boolean {
  mkdirSync(disk, { recursive: true });
  const size = `size=${megabytes}m,mode=1777`;
  return spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', disk]).status === 0;
}
const mounted = new Set<string>();
afterEach(() => {
  for (const disk of mounted) spawnSync('umount', [disk]);
  mounted.clear();
});

it.for([
  ['while its files are made', 10],
  ['once it runs', 40],
] as const)(
  'a start reports a disk that is full %s, and leaves no database running',
  async ([name, megabytes], { skip }) => {
    const disk = getTestFolder(`disk-${megabytes}`);
    if (!mount(disk, megabytes)) return skip('a disk may not be mounted here');
    mounted.add(disk);
    const databaseDir = join(disk, 'database');
    await expect([name, await startEmbedded({ dataDir: disk, durable: false }).catch(String)]).toEqual([
      name,
      expect.stringContaining(
        `The disk of ${disk} is full: make room there, or name another folder with PARVIS_DATA.`,
      ),
    ]);
    const pid = readPostmaster(databaseDir)?.pid;
    expect(pid !== undefined && isPostmasterOf(pid, databaseDir)).toBe(false);
  },
);
