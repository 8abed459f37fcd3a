import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { getDefaultDataDir } from '../../platform/db/embedded/startEmbedded.ts';
import { MIN_FREE_BYTES } from '../../platform/db/readiness.ts';
import { findErrorCode } from '../../platform/lib/errorCauses.ts';
import { BucketFailure } from '../../platform/storage/bucketStorage.ts';
import { openStorage, type StoragePlace } from '../../platform/storage/openStorage.ts';
import { getErasedFolder, getMediaFolder } from '../../platform/storage/storageFolders.ts';
import { getReason } from '../../platform/terminal/startFailure.ts';
import { createFinding, type DoctorFinding, type FindingName } from './finding.ts';

/** Bytes. */
const LOW_BYTES = 2e9;

const findExistingParent = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : findExistingParent(dirname(path));

async function checkFreeSpace(path: string): Promise<DoctorFinding> {
  const at = findExistingParent(path);
  const { bavail, bsize } = await statfs(at);
  const free = bavail * bsize;
  const about = `${path} ${Math.trunc(free)}${at === path ? '' : `\t${at}`}`;
  const name = free < MIN_FREE_BYTES ? 'diskFull' : free < LOW_BYTES ? 'diskLow' : 'diskFine';
  return createFinding(name, about);
}

export function checkDisks(config: Config): Promise<DoctorFinding[]> {
  const data = config.databaseUrl ? [] : [resolve(config.dataDir ?? getDefaultDataDir())];
  const media = config.mediaBucket ? [] : [getMediaFolder(config)];
  const all = new Set([...data, ...media, getErasedFolder(config)]);
  return Promise.all([...all].map(checkFreeSpace));
}

/** By error code. */
const FOLDER_FINDINGS: Readonly<Partial<Record<string, FindingName>>> = {
  EACCES: 'folderRefused',
  EPERM: 'folderRefused',
  EROFS: 'folderReadOnly',
  ENOTDIR: 'folderNone',
};
/** By HTTP status; 0 without a response. */
const BUCKET_FINDINGS: Readonly<Partial<Record<number, FindingName>>> = {
  401: 'bucketForbidden',
  403: 'bucketForbidden',
  404: 'bucketNone',
};
const DISK_FULL_CODES: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);

const isRoot = (): boolean => process.getuid?.() === 0;

/** Created by servers. */
const SERVER_SUBFOLDER = /^(?:[\da-f]{2}|\.unfinished)$/;

/** Root compares owners instead. */
async function findForeignFolder(folder: string): Promise<string | undefined> {
  const { uid } = await stat(folder);
  for (const name of (await readdir(folder)).filter((one) => SERVER_SUBFOLDER.test(one))) {
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

/** Root's folders would lock the server out. */
async function writeProbe(folder: string): Promise<void> {
  const path = join(folder, `.doctor-${randomBytes(9).toString('hex')}`);
  try {
    await writeFile(path, 'trial', { flag: 'wx', mode: 0o600 });
  } finally {
    await rm(path, { force: true });
  }
}

/** The first start creates a missing one. */
async function checkFolder(setting: string, folder: string): Promise<DoctorFinding[]> {
  const isThere = existsSync(folder);
  const place = `${folder} (${setting})`;
  try {
    if (isThere) await writeProbe(folder);
    else await access(findExistingParent(folder), constants.W_OK);
    const foreign = isThere && (await findForeignFolder(folder));
    if (foreign) return [createFinding('folderForeign', foreign)];
    return (await checkFreeSpace(folder)).name === 'diskFull' ? [] : [createFinding('folderFine', place)];
  } catch (error) {
    const code = findErrorCode(error) ?? '';
    // Reported with the disk.
    if (DISK_FULL_CODES.has(code) && (await checkFreeSpace(folder)).name === 'diskFull') return [];
    const name = FOLDER_FINDINGS[code];
    if (name === undefined)
      return [createFinding('folderFails', `${folder} (${setting}, ${getReason(error)})`)];
    return [
      name === 'folderRefused' && !isThere
        ? createFinding('folderToMake', folder)
        : createFinding(name, place),
    ];
  }
}

async function checkBucket({ storage, place }: StoragePlace): Promise<DoctorFinding> {
  const id = `doctor-${randomBytes(9).toString('hex')}`;
  try {
    await storage.put(id, 'probe', Buffer.from('probe'));
    await storage.remove(id);
    return createFinding('folderFine', place);
  } catch (error) {
    if (!(error instanceof BucketFailure))
      return createFinding('bucketAway', `${place} (${getReason(error)})`);
    return createFinding(BUCKET_FINDINGS[error.status] ?? 'bucketFails', `${place} (${error.status})`);
  }
}

export async function checkStorage(config: Config): Promise<DoctorFinding[]> {
  const media = config.mediaBucket
    ? [await checkBucket(openStorage(config, getMediaFolder(config)).current)]
    : await checkFolder('PARVIS_MEDIA', getMediaFolder(config));
  return [...media, ...(await checkFolder('PARVIS_ERASED', getErasedFolder(config)))];
}
