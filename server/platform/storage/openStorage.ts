import { join } from 'node:path';
import type { BucketAddress } from '../config/bucketAddress.ts';
import type { Config } from '../config/config.ts';
import { createBucketStorage } from './bucketStorage.ts';
import { combineStorages } from './combineStorages.ts';
import { createFolderStorage } from './folderStorage.ts';
import type { MediaStorage } from './mediaStorage.ts';
import { createScratchFolder, type ScratchFolder } from './scratchFolder.ts';

/** Without credentials. */
export interface StoragePlace {
  readonly storage: MediaStorage;
  readonly place: string;
}

export interface OpenedStorage extends StoragePlace {
  readonly scratch: ScratchFolder;
  readonly current: StoragePlace;
  /** May still hold files. */
  readonly former: readonly StoragePlace[];
}

const openBucket = (bucket: BucketAddress): StoragePlace => ({
  storage: createBucketStorage(bucket),
  place: `${bucket.address}/${bucket.prefix}`,
});

/** A bucket if configured, else a folder. Reads previous storages until files have moved. */
export function openStorage(
  { mediaBucket, oldMediaBucket }: Pick<Config, 'mediaBucket' | 'oldMediaBucket'>,
  folder: string,
): OpenedStorage {
  const scratch = createScratchFolder(join(folder, '.unfinished'));
  const inFolder = { storage: createFolderStorage(folder, scratch), place: folder };
  const current = mediaBucket ? openBucket(mediaBucket) : inFolder;
  const before = [oldMediaBucket && openBucket(oldMediaBucket), mediaBucket && inFolder];
  const former = before.flatMap((one) => (one && one.place !== current.place ? [one] : []));
  const storage = combineStorages(
    current.storage,
    former.map((one) => one.storage),
  );
  return { storage, scratch, place: current.place, current, former };
}
