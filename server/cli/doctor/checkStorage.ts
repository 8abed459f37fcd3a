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

/** Warning threshold in bytes. */
const LOW = 2e9;

/** The nearest existing parent folder. */
const there = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : there(dirname(path));

async function roomFor(path: string): Promise<Finding> {
  const at = there(path);
  const { bavail, bsize } = await statfs(at);
  const free = bavail * bsize;
  const about = `${path} ${Math.trunc(free)}${at === path ? '' : `\t${at}`}`;
  const name = free < FULL_BELOW ? 'diskFull' : free < LOW ? 'diskLow' : 'diskFine';
  return finding(name, about);
}

/** Checks the disks of database, media and erased list. */
export function checkDisks(config: Config): Promise<Finding[]> {
  const data = config.databaseUrl ? [] : [resolve(config.dataDir ?? defaultDataDir())];
  const media = config.mediaBucket ? [] : [mediaFolderOf(config)];
  const all = new Set([...data, ...media, erasedFolderOf(config)]);
  return Promise.all([...all].map(roomFor));
}

/** Findings by error code. */
const OF_FOLDER: Readonly<Partial<Record<string, FindingName>>> = {
  EACCES: 'folderRefused',
  EPERM: 'folderRefused',
  EROFS: 'folderReadOnly',
  ENOTDIR: 'folderNone',
};
/** Findings by HTTP status; 0 without a response. */
const OF_BUCKET: Readonly<Partial<Record<number, FindingName>>> = {
  401: 'bucketForbidden',
  403: 'bucketForbidden',
  404: 'bucketNone',
};
const FULL: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);

const isRoot = (): boolean => process.getuid?.() === 0;

/** Subfolders that servers create. */
const MADE = /^(?:[\da-f]{2}|\.unfinished)$/;

/** Finds an unwritable subfolder; root compares owners instead. */
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

/** Creates no folders: those of root would lock the server out. */
async function writeIn(folder: string): Promise<void> {
  const path = join(folder, `.doctor-${randomBytes(9).toString('hex')}`);
  try {
    await writeFile(path, 'trial', { flag: 'wx', mode: 0o600 });
  } finally {
    await rm(path, { force: true });
  }
}

/** A missing folder is created by the first start. */
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
    // Reported with the disk.
    if (FULL.has(code) && (await roomFor(folder)).name === 'diskFull') return [];
    const name = OF_FOLDER[code];
    if (name === undefined) return [finding('folderFails', `${folder} (${setting}, ${reasonOf(error)})`)];
    return [name === 'folderRefused' && !isThere ? finding('folderToMake', folder) : finding(name, place)];
  }
}

/** Stores and removes a probe file. */
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

export async function checkStorage(config: Config): Promise<Finding[]> {
  const media = config.mediaBucket
    ? [await checkBucket(openStorage(config, mediaFolderOf(config)).current)]
    : await checkFolder('PARVIS_MEDIA', mediaFolderOf(config));
  return [...media, ...(await checkFolder('PARVIS_ERASED', erasedFolderOf(config)))];
}
