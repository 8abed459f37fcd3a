import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../base/replaceFile.ts';
import { customerFolders, FILE_NAME } from '../read/readCustomer.ts';

/** The line of a customer's file that says its name, up to the name and from its end on. */
const nameLine = (cuid: string): RegExp => new RegExp(`("cuid"\\s*:\\s*")${cuid.replaceAll('.', '\\.')}(")`);

/** Writes the new name into the customer's own file; nothing where there is none, or it cannot be written. */
export function renameFile(parent: string | undefined, cuid: string, name: string): string | undefined {
  try {
    for (const folder of parent === undefined ? [] : customerFolders(parent)) {
      const path = join(folder, FILE_NAME);
      const text = readFileSync(path, 'utf8');
      if (!nameLine(cuid).test(text)) continue;
      replaceFile(path, text.replace(nameLine(cuid), `$1${name}$2`));
      return path;
    }
  } catch {
    return undefined;
  }
  return undefined;
}
