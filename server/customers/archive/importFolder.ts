import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FILE_NAME } from '../read/folderFiles.ts';
import type { Unpacked } from './unpack.ts';

/** What a customer's own file is called until all else is in place: a folder without that file is no customer yet. */
const UNFINISHED = `.${FILE_NAME}.import`;

/** Whether an import into this folder was begun, and did not end. */
export const isBegun = (folder: string): boolean => existsSync(join(folder, UNFINISHED));

/** Writes the files of a customer into a folder of their own. @throws what the disk says; nothing is left then */
export function beginFolder(folder: string, files: Unpacked['files']): void {
  mkdirSync(dirname(folder), { recursive: true });
  if (isBegun(folder)) dropFolder(folder);
  mkdirSync(folder);
  try {
    for (const [name, bytes] of files)
      writeFileSync(join(folder, name === FILE_NAME ? UNFINISHED : name), bytes);
  } catch (error) {
    dropFolder(folder);
    throw error;
  }
}

/** The folder is that of a customer from now on. */
export const endFolder = (folder: string): void =>
  renameSync(join(folder, UNFINISHED), join(folder, FILE_NAME));

/** Takes away what was begun. */
export const dropFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
