import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { defaultDataDir } from '../../platform/db/embedded/startEmbedded.ts';
import { FULL_BELOW } from '../../platform/db/readiness.ts';
import { firstCode } from '../../platform/lib/causes.ts';
import { BucketFailure } from '../../platform/storage/bucket.ts';
import { erasedFolderOf, mediaFolderOf } from '../../platform/storage/folders.ts';
import { openStorage, type Place } from '../../platform/storage/openStorage.ts';
import { reasonOf } from '../../platform/terminal/startFailure.ts';
import { type Finding, type FindingName, finding } from './finding.ts';

/** A disk with less than this is told of before it is full. */
const LOW = 2e9;

/** The nearest folder above that is there. */
const there = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : there(dirname(path));

/** What is free for a folder. */
async function roomFor(path: string): Promise<Finding> {
  const at = there(path);
  const { bavail, bsize } = await statfs(at);
  const free = bavail * bsize;
  const about = `${path} ${Math.trunc(free)}${at === path ? '' : `\t${at}`}`;
  const name = free < FULL_BELOW ? 'diskFull' : free < LOW ? 'diskLow' : 'diskFine';
  return finding(name, about);
}

/** What is free where the database, the photos and the list of the erased lie on this machine. */
export function checkDisks(config: Config): Promise<Finding[]> {
  const data = config.databaseUrl ? [] : [resolve(config.dataDir ?? defaultDataDir())];
  const media = config.mediaBucket ? [] : [mediaFolderOf(config)];
  const all = new Set([...data, ...media, erasedFolderOf(config)]);
  return Promise.all([...all].map(roomFor));
}

/** What a folder that cannot be written to suffers from, by what the system says. */
const OF_FOLDER: Readonly<Partial<Record<string, FindingName>>> = {
  EACCES: 'folderRefused',
  EPERM: 'folderRefused',
  EROFS: 'folderReadOnly',
  ENOTDIR: 'folderNone',
};
/** What a bucket that takes nothing suffers from, by what its store answers; 0 where it does not answer so. */
const OF_BUCKET: Readonly<Partial<Record<number, FindingName>>> = {
  401: 'bucketForbidden',
  403: 'bucketForbidden',
  404: 'bucketNone',
};
const FULL: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);

const isRoot = (): boolean => process.getuid?.() === 0;

/** Folders that a server makes below that of photos. */
const MADE = /^(?:[\da-f]{2}|\.unfinished)$/;

/** What of a folder of photos the server may not write to; whoever has all rights judges by whose they are. */
async function foreignIn(folder: string): Promise<string | undefined> {
  const { uid } = await stat(folder);
  for (const name of (await readdir(folder)).filter((one) => MADE.test(one))) {
    const path = join(folder, name);
    const isOurs = isRoot()
      ? (await stat(path)).uid === uid
      : await access(path, constants.W_OK | constants.X_OK).then(
          () => true,
          () => false,
        );
    if (!isOurs) return path;
  }
  return undefined;
}

/** Writes a small file and takes it away again. Nothing else is made: what root makes keeps the server's account out. */
async function writeIn(folder: string): Promise<void> {
  const path = join(folder, `.doctor-${randomBytes(9).toString('hex')}`);
  try {
    await writeFile(path, 'trial', { flag: 'wx', mode: 0o600 });
  } finally {
    await rm(path, { force: true });
  }
}

/** How a folder stands that a setting names. One that is not there yet is the first start's to make, and its database's to own. */
async function checkFolder(setting: string, folder: string): Promise<Finding[]> {
  const isThere = existsSync(folder);
  const place = `${folder} (${setting})`;
  try {
    if (isThere) await writeIn(folder);
    else await access(there(folder), constants.W_OK);
    const foreign = isThere && (await foreignIn(folder));
    if (foreign) return [finding('folderForeign', foreign)];
    return (await roomFor(folder)).name === 'diskFull' ? [] : [finding('folderFine', place)];
  } catch (error) {
    const code = firstCode(error) ?? '';
    // That a disk is full is told where its room is.
    if (FULL.has(code) && (await roomFor(folder)).name === 'diskFull') return [];
    const name = OF_FOLDER[code];
    if (name === undefined) return [finding('folderFails', `${folder} (${setting}, ${reasonOf(error)})`)];
    return [name === 'folderRefused' && !isThere ? finding('folderToMake', folder) : finding(name, place)];
  }
}

/** How a bucket stands: a small file is kept there, and taken away again. */
async function checkBucket({ storage, place }: Place): Promise<Finding> {
  const id = `doctor-${randomBytes(9).toString('hex')}`;
  try {
    await storage.put(id, 'probe', Buffer.from('probe'));
    await storage.remove(id);
    return finding('folderFine', place);
  } catch (error) {
    if (!(error instanceof BucketFailure)) return finding('bucketAway', `${place} (${reasonOf(error)})`);
    return finding(OF_BUCKET[error.status] ?? 'bucketFails', `${place} (${error.status})`);
  }
}

/** Whether files can be kept where the settings say, and the list of the erased. */
export async function checkStorage(config: Config): Promise<Finding[]> {
  const media = config.mediaBucket
    ? [await checkBucket(openStorage(config, mediaFolderOf(config)).current)]
    : await checkFolder('PARVIS_MEDIA', mediaFolderOf(config));
  return [...media, ...(await checkFolder('PARVIS_ERASED', erasedFolderOf(config)))];
}
