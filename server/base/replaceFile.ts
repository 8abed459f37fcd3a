import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Writes a file anew under its name, once it is whole: a full disk leaves it as it was. @throws what the disk says */
export function replaceFile(path: string, text: string): void {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(unfinished, text, { flag: 'wx', mode: statSync(path).mode });
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
