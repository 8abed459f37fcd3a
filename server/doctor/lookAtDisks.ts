import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Config } from '../base/config.ts';
import { erasedFolderOf, mediaFolderOf } from '../storage/folders.ts';
import { defaultDataDir } from '../store/embedded/startEmbedded.ts';
import { FULL_BELOW } from '../store/readiness.ts';
import { type Finding, finding } from './finding.ts';

/** A disk with less than this is told of before it is full. */
const LOW = 2e9;

/** The nearest folder above that is there. */
export const there = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : there(dirname(path));

/** What is free for a folder. */
export async function roomFor(path: string): Promise<Finding> {
  const at = there(path);
  const { bavail, bsize } = await statfs(at);
  const free = bavail * bsize;
  const about = `${path} ${Math.trunc(free)}${at === path ? '' : `\t${at}`}`;
  const name = free < FULL_BELOW ? 'diskFull' : free < LOW ? 'diskLow' : 'diskFine';
  return finding(name, about);
}

/** What is free where the database, the photos and the list of the erased lie on this machine. */
export function lookAtDisks(config: Config): Promise<Finding[]> {
  const data = config.databaseUrl ? [] : [resolve(config.dataDir ?? defaultDataDir())];
  const media = config.mediaBucket ? [] : [mediaFolderOf(config)];
  const all = new Set([...data, ...media, erasedFolderOf(config)]);
  return Promise.all([...all].map(roomFor));
}
