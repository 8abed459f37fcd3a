import { basename, join } from 'node:path';
import type { Config } from '../base/config.ts';
import { packageRoot } from '../base/packageRoot.ts';
import type { CustomerFile } from '../customers/file/customerFile.ts';
import { changeLines } from '../customers/load/changes/tell.ts';
import { type FolderFinding, loadCustomers } from '../customers/load/load.ts';
import { withdrawInvented } from '../customers/load/withdrawInvented.ts';
import { logLineOf } from '../customers/read/lines.ts';
import { customerFolders } from '../customers/read/readCustomer.ts';
import type { Log } from '../log/log.ts';
import type { Database } from '../store/database.ts';
import { tellWithdrawn } from './tellWithdrawn.ts';

/** The town is what most who try it out look for. */
const FIRST = 'town';

/** The folders of the demonstration, that of the town before the others. */
function demonstration(): string[] {
  const folders = customerFolders(join(packageRoot, 'demo'));
  const isFirst = (folder: string) => basename(folder) === FIRST;
  return [...folders.filter(isFirst), ...folders.filter((folder) => !isFirst(folder))];
}

/** Loads the customers that the settings name, and says what is wrong with them and what changed. */
export async function loadFolders(
  db: Database,
  { customersDir, demo }: Config,
  { print, warn }: Pick<Log, 'print' | 'warn'>,
): Promise<CustomerFile[]> {
  const own = customersDir ? customerFolders(customersDir) : [];
  if (customersDir && own.length === 0)
    warn(
      `No customer is in ${customersDir} (PARVIS_CUSTOMERS): it names the folder in which each customer has a folder.`,
    );
  const invented = demo ? demonstration() : [];
  if (!demo) tellWithdrawn(await withdrawInvented(db), warn);
  return loadCustomers(
    db,
    // Those of the operator come first, also where a start says what it serves.
    [...own, ...invented],
    ({ folder, ...finding }: FolderFinding) =>
      warn(logLineOf(folder, finding, 'en'), undefined, undefined, { event: 'customer', folder }),
    {
      invented,
      onChanges: (file, changes) => {
        const facts = { event: 'customer', customer: file.cuid };
        for (const line of changeLines(file, changes, 'en')) print(line, facts);
      },
    },
  );
}
