import { randomBytes } from 'node:crypto';
import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file atomically, following symbolic links; a full disk leaves it unchanged.
 * @throws file system errors
 */
export function replaceFile(named: string, text: string): void {
  const path = realpathSync(named);
  const unfinished = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(unfinished, text, { flag: 'wx', mode: statSync(path).mode });
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
