import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import { packageRoot } from '../base/packageRoot.ts';
import type { CustomerFile } from '../customers/file/customerFile.ts';
import { changeLines } from '../customers/load/changes/tell.ts';
import { type FolderFinding, loadCustomers } from '../customers/load/load.ts';
import { withdrawInvented } from '../customers/load/withdrawInvented.ts';
import { lineOf } from '../customers/read/lines.ts';
import { customerFolders } from '../customers/read/readCustomer.ts';
import type { Database } from '../store/database.ts';
import { tellWithdrawn } from './tellWithdrawn.ts';

/** Loads the customers that the settings name, and says what is wrong with them and what changed. */
export async function loadFolders(
  db: Database,
  { customersDir, demo }: Config,
  { print, warn }: { print: (line: string) => void; warn: (line: string) => void },
): Promise<CustomerFile[]> {
  const own = customersDir ? customerFolders(customersDir) : [];
  if (customersDir && own.length === 0)
    warn(
      `No customer is in ${customersDir} (PARVIS_CUSTOMERS): it names the folder in which each customer has a folder.`,
    );
  const invented = demo ? customerFolders(join(packageRoot, 'demo')) : [];
  if (!demo) tellWithdrawn(await withdrawInvented(db), warn);
  return loadCustomers(
    db,
    [...invented, ...own],
    ({ folder, ...finding }: FolderFinding) => warn(lineOf(folder, finding, 'en')),
    {
      invented,
      onChanges: (file, changes) => {
        for (const line of changeLines(file, changes, 'en')) print(line);
      },
    },
  );
}
