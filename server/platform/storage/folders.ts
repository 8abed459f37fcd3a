import { join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { defaultDataDir } from '../db/embedded/startEmbedded.ts';

/** A folder of the settings, else beside the database. */
const folderOf = (given: string | undefined, name: string, { dataDir }: Config): string =>
  resolve(given ?? join(dataDir ?? defaultDataDir(), name));

/** Where the files lie that people send. */
export const mediaFolderOf = (config: Config): string => folderOf(config.mediaDir, 'media', config);

/** Where the list lies of who was erased. */
export const erasedFolderOf = (config: Config): string => folderOf(config.erasedDir, 'erased', config);
