import { randomBytes } from 'node:crypto';
import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Atomic; follows symbolic links; a full disk leaves it unchanged.
 * @throws file system errors
 */
export function replaceFile(file: string, text: string): void {
  const target = realpathSync(file);
  const temporary = `${target}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(temporary, text, { flag: 'wx', mode: statSync(target).mode });
    renameSync(temporary, target);
  } finally {
    rmSync(temporary, { force: true });
  }
}
