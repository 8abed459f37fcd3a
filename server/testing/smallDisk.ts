import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Fills quickly. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  empty(): void;
  remove(): void;
}

/** Or the reason why mounting fails. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux may mount a disk';
  mkdirSync(folder, { mode: 0o755 });
  const { status, stderr } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) return `a disk may not be mounted here (${stderr.trim()})`;
  const filling = join(folder, 'filling');
  const pieces = [1_048_576, 4_096, 1].map((size) => Buffer.alloc(size));
  return {
    folder,
    fill() {
      const file = openSync(filling, 'a');
      for (const piece of pieces) {
        try {
          for (;;) writeSync(file, piece);
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        }
      }
      closeSync(file);
    },
    empty: () => rmSync(filling, { force: true }),
    remove: () => void spawnSync('umount', [folder]),
  };
}
