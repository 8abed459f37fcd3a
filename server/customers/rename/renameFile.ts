import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../base/replaceFile.ts';
import { FILE_NAME } from '../read/folderFiles.ts';
import { customerFolders } from '../read/readCustomer.ts';

/** The line of a customer's file that says its name, up to the name and from its end on. */
const nameLine = (cuid: string): RegExp => new RegExp(`("cuid"\\s*:\\s*")${cuid.replaceAll('.', '\\.')}(")`);

/** The files of customers that bear a name; one that cannot be read bears none. */
export function filesNaming(parent: string | undefined, cuid: string): string[] {
  const paths = parent === undefined ? [] : customerFolders(parent).map((folder) => join(folder, FILE_NAME));
  return paths.filter((path) => {
    try {
      return nameLine(cuid).test(readFileSync(path, 'utf8'));
    } catch {
      return false;
    }
  });
}

/** Writes the new name into the customer's own file; nothing where there is none, or it cannot be written. */
export function renameFile(path: string | undefined, cuid: string, name: string): string | undefined {
  if (path === undefined) return undefined;
  try {
    replaceFile(path, readFileSync(path, 'utf8').replace(nameLine(cuid), `$1${name}$2`));
    return path;
  } catch {
    return undefined;
  }
}
