import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './errors.ts';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder and those above it that are missing. True when it was not there.
 * Node's own recursive way never ends where a file system refuses with ENOENT, as /proc does.
 * @throws the error of the file system
 */
export function makeFolder(path: string, mode: number): boolean {
  if (isFolder(path)) return false;
  const above = dirname(path);
  if (above !== path) makeFolder(above, mode);
  try {
    mkdirSync(path, { mode });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && isFolder(path)) return false;
    throw error;
  }
}
