import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { customerFolders, FILE_NAME, holdsCustomer, readCustomer } from '../read/readCustomer.ts';

/** What of the settings a check looks at. */
export interface CheckSettings {
  readonly PARVIS_CUSTOMERS?: string | undefined;
}

/** A name without a path: of a folder here, or of a customer of the server. */
export const isBare = (name: string): boolean => name === basename(name) && !['', '.', '..'].includes(name);

/** The folder of a customer of the server, by the name of the folder or the one that it has in addresses. */
function ofServer(name: string, parent: string): string | undefined {
  const folders = customerFolders(parent);
  const named = folders.find((folder) => basename(folder) === name);
  return named ?? folders.find((folder) => readCustomer(folder).content?.file.cuid === name);
}

/** Whether a folder is one customer's; of the one that the settings name only what it holds tells it. */
export const isCustomers = (folder: string, { PARVIS_CUSTOMERS: parent }: CheckSettings): boolean =>
  folder === parent ? existsSync(join(folder, FILE_NAME)) : holdsCustomer(folder);

/** The folders that an argument names: a customer's, those within a folder of several, that of a file, or that of a customer of the server. */
export function foldersNamed(name: string, settings: CheckSettings): string[] {
  const { PARVIS_CUSTOMERS: parent } = settings;
  const facts = statSync(name, { throwIfNoEntry: false });
  if (!facts) return [(parent && isBare(name) && ofServer(name, parent)) || name];
  if (!facts.isDirectory()) return [dirname(name)];
  if (isCustomers(name, settings)) return [name];
  const folders = customerFolders(name);
  return folders.length > 0 ? folders : [name];
}
