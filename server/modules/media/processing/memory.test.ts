import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { getTestFolder } from '../../../platform/db/testing/testServer.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { getBundlePath } from '../../../testing/getBundlePath.ts';
import { createScene, makePng } from '../../../testing/photoFiles.ts';
import type { PictureTasks } from './pictureTasks.ts';
import { createTaskProcess } from './taskProcess.ts';

const folder = getTestFolder('memory');
mkdirSync(folder, { recursive: true });

function kept(bytes: Uint8Array): string {
  const path = join(folder, createId());
  writeFileSync(path, bytes);
  return path;
}

const tells = existsSync(`/proc/${process.pid}/task/${process.pid}/children`);

/** Child processes. */
const begun = (): string[] =>
  readdirSync(`/proc/${process.pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${process.pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );

/** Peak memory in megabytes. */
const mostOf = (pid: string): number =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Above its memory after a first small picture. */
const MOST_MB = 150;
const twelve = { width: 4000, height: 3000, channels: 3, background: '#7a5230' } as const;
const kinds: readonly (readonly [string, () => Promise<Buffer> | Buffer])[] = [
  [
    'photos of 12 megapixels, on their side',
    () => sharp({ create: twelve }).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  ],
  [
    'photos that come in sharper and sharper',
    () => sharp({ create: twelve }).jpeg({ progressive: true }).toBuffer(),
  ],
  ...(process.env.PARVIS_ALL === 'yes'
    ? ([['bombs of 63 megapixels in 8 kB', () => makePng(9000, 7000)]] as const)
    : []),
];

// Nightly: takes twenty seconds of processor time.
it.skipIf(!tells || !process.env.PARVIS_ALL).each(kinds)(
  'eight concurrent photos stay within the memory limit: %s',
  async (_, make) => {
    const others = new Set(begun());
    const reader = createTaskProcess<PictureTasks>(pathToFileURL(getBundlePath('pictureTasks')), {
      waiting: 16,
      patienceMs: 60_000,
      idleMs: 60_000,
    });
    await reader.run('drawPhoto', kept(await createScene().jpeg().toBuffer()));
    const [pid = ''] = begun().filter((one) => !others.has(one));
    const idle = mostOf(pid);
    expect(idle).toBeGreaterThan(20);
    const path = kept(await make());
    const read = await Promise.all(Array.from({ length: 8 }, () => reader.run('drawPhoto', path)));
    expect(read.filter((one) => typeof one === 'string')).toEqual([]);
    expect(mostOf(pid) - idle).toBeLessThan(MOST_MB);
  },
);
