import { join } from 'node:path';
import type { BucketAddress } from '../config/bucketAddress.ts';
import type { Config } from '../config/config.ts';
import { bucketStorage } from './bucket.ts';
import { folderStorage } from './folder.ts';
import { type Scratch, scratchIn } from './scratch.ts';
import type { MediaStorage } from './storage.ts';
import { withFormer } from './withFormer.ts';

/** A storage with its printable location, without credentials. */
export interface Place {
  readonly storage: MediaStorage;
  readonly place: string;
}

export interface OpenedStorage extends Place {
  readonly scratch: Scratch;
  readonly current: Place;
  /** Storages of earlier settings, which may still hold files. */
  readonly former: readonly Place[];
}

const inBucket = (bucket: BucketAddress): Place => ({
  storage: bucketStorage(bucket),
  place: `${bucket.address}/${bucket.prefix}`,
});

/**
 * Opens the media storage: a bucket if configured, else a folder. Files in previous storages are read there
 * until moved.
 */
export function openStorage(
  { mediaBucket, oldMediaBucket }: Pick<Config, 'mediaBucket' | 'oldMediaBucket'>,
  folder: string,
): OpenedStorage {
  const scratch = scratchIn(join(folder, '.unfinished'));
  const inFolder = { storage: folderStorage(folder, scratch), place: folder };
  const current = mediaBucket ? inBucket(mediaBucket) : inFolder;
  const before = [oldMediaBucket && inBucket(oldMediaBucket), mediaBucket && inFolder];
  const former = before.flatMap((one) => (one && one.place !== current.place ? [one] : []));
  const storage = withFormer(
    current.storage,
    former.map((one) => one.storage),
  );
  return { storage, scratch, place: current.place, current, former };
}
