import { join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { defaultDataDir } from '../db/embedded/startEmbedded.ts';

const folderOf = (given: string | undefined, name: string, { dataDir }: Config): string =>
  resolve(given ?? join(dataDir ?? defaultDataDir(), name));

export const mediaFolderOf = (config: Config): string => folderOf(config.mediaDir, 'media', config);

export const erasedFolderOf = (config: Config): string => folderOf(config.erasedDir, 'erased', config);
