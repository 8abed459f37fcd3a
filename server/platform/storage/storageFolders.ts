import { join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { getDefaultDataDir } from '../db/embedded/startEmbedded.ts';

const resolveFolder = (given: string | undefined, name: string, { dataDir }: Config): string =>
  resolve(given ?? join(dataDir ?? getDefaultDataDir(), name));

export const getMediaFolder = (config: Config): string => resolveFolder(config.mediaDir, 'media', config);

export const getErasedFolder = (config: Config): string => resolveFolder(config.erasedDir, 'erased', config);
