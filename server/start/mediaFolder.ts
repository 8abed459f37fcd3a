import { join, resolve } from 'node:path';
import type { Config } from '../base/config.ts';
import { defaultDataDir } from '../store/embedded/startEmbedded.ts';

/** Where the files lie that people send: where the settings say, else beside the database. */
export const mediaFolderOf = ({ mediaDir, dataDir }: Config): string =>
  resolve(mediaDir ?? join(dataDir ?? defaultDataDir(), 'media'));
