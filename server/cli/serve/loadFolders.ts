import { basename, join } from 'node:path';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { say } from '../../modules/customers/sentences.ts';
import { changeLines } from '../../modules/provisioning/load/changes.ts';
import { type FolderFinding, loadCustomers, withdrawInvented } from '../../modules/provisioning/load/load.ts';
import { claimedName } from '../../modules/provisioning/read/folderFiles.ts';
import { logLineOf } from '../../modules/provisioning/read/lines.ts';
import { customerFolders } from '../../modules/provisioning/read/readCustomer.ts';
import type { Config } from '../../platform/config/config.ts';
import type { CustomerFile } from '../../platform/config/customerFile.ts';
import type { Database } from '../../platform/db/database.ts';
import { packageRoot } from '../../platform/lib/packageRoot.ts';
import type { Log } from '../../platform/logging/log.ts';
import { start } from './startArguments.ts';

const FIRST = 'town';

/** The town first, as most people look for it. */
function demonstration(): string[] {
  const folders = customerFolders(join(packageRoot, 'modules', 'demo'));
  const isFirst = (folder: string) => basename(folder) === FIRST;
  return [...folders.filter(isFirst), ...folders.filter((folder) => !isFirst(folder))];
}

/** Warns that demonstration customers were found on production data. */
export function tellWithdrawn(names: readonly Words[], warn: Log['warn'], language: Language): void {
  if (names.length === 0) return;
  const locale = language === 'fr' ? 'fr-FR' : 'en-US';
  const list = new Intl.ListFormat(language).format(names.map((words) => wordsIn(words, locale)));
  warn(start.say(language, 'load.withdrawn', { names: list }), undefined, undefined, {
    event: 'demo_customers_withdrawn',
  });
}

export async function loadFolders(
  db: Database,
  { customersDir, demo }: Pick<Config, 'customersDir' | 'demo'>,
  { print, warn }: Pick<Log, 'print' | 'warn'>,
  language: Language,
): Promise<CustomerFile[]> {
  const own = customersDir ? customerFolders(customersDir) : [];
  if (customersDir && own.length === 0)
    warn(start.say(language, 'load.none', { folder: customersDir }), undefined, undefined, {
      event: 'customers_folder_empty',
      folder: customersDir,
    });
  const invented = demo ? demonstration() : [];
  if (!demo) tellWithdrawn(await withdrawInvented(db), warn, language);
  const refused = new Set<string>();
  const tell = (line: string, folder: string, isError: boolean) => {
    const customer = claimedName(folder);
    const facts = { event: 'customer', folder, ...(customer !== undefined && { customer }) };
    warn(line, undefined, undefined, { ...facts, ...(isError && { level: 'error' }) });
  };
  const loaded = await loadCustomers(
    db,
    // The operator's customers come first, also in the printed list.
    [...own, ...invented],
    ({ folder, ...finding }: FolderFinding) => {
      const isError = finding.severity === 'error';
      if (isError) refused.add(folder);
      tell(logLineOf(folder, finding, language), folder, isError);
    },
    {
      invented,
      onChanges: (file, changes) => {
        const facts = { event: 'customer', customer: file.cuid };
        for (const line of changeLines(file, changes, language)) print(line, facts);
      },
    },
  );
  for (const folder of refused) tell(say(language, 'reload.refused', { folder }), folder, true);
  return loaded;
}
