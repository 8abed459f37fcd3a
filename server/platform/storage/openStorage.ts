import { join } from 'node:path';
import type { BucketAddress } from '../config/bucketAddress.ts';
import type { Config } from '../config/config.ts';
import { bucketStorage } from './bucket.ts';
import { folderStorage } from './folder.ts';
import { type Scratch, scratchIn } from './scratch.ts';
import type { MediaStorage } from './storage.ts';
import { withFormer } from './withFormer.ts';

/** A place where files lie, by its name without what signs in there. */
export interface Place {
  readonly storage: MediaStorage;
  readonly place: string;
}

/** Where the files lie that people send, and where they lay before. */
export interface OpenedStorage extends Place {
  readonly scratch: Scratch;
  readonly current: Place;
  /** Where some may still lie that were kept before the settings changed. */
  readonly former: readonly Place[];
}

const inBucket = (bucket: BucketAddress): Place => ({
  storage: bucketStorage(bucket),
  place: `${bucket.address}/${bucket.prefix}`,
});

/**
 * Opens where the files lie that people send: in a bucket where the settings name one, else in a folder. What lies in the folder, or in the
 * bucket of before, is read there until it was moved.
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
