import { randomBytes } from 'node:crypto';
import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Writes a file anew under its name, or where a link of that name leads, once it is whole: a full disk leaves it as it was. @throws what the disk says */
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
