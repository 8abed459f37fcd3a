import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import { bucketStorage } from './bucket.ts';
import { folderStorage } from './folder.ts';
import { type Scratch, scratchIn } from './scratch.ts';
import type { MediaStorage } from './storage.ts';

/** Where the files lie that people send: in a bucket where the settings name one, else in a folder. */
export function openStorage(
  { mediaBucket }: Pick<Config, 'mediaBucket'>,
  folder: string,
): { storage: MediaStorage; scratch: Scratch; place: string } {
  const scratch = scratchIn(join(folder, '.unfinished'));
  if (!mediaBucket) return { storage: folderStorage(folder, scratch), scratch, place: folder };
  const { address, prefix } = mediaBucket;
  return { storage: bucketStorage(mediaBucket), scratch, place: `${address}/${prefix}` };
}
