import { basename, join } from 'node:path';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { translate } from '../../modules/customers/service.ts';
import {
  type FolderFinding,
  findCustomerFolders,
  formatChanges,
  formatLogLine,
  loadCustomers,
  readClaimedCuid,
  withdrawDemoCustomers,
} from '../../modules/provisioning/service.ts';
import type { Config } from '../../platform/config/config.ts';
import type { CustomerFile } from '../../platform/config/customerFile.ts';
import type { Database } from '../../platform/db/database.ts';
import { packageRoot } from '../../platform/lib/packageRoot.ts';
import type { Log } from '../../platform/logging/log.ts';
import { startTexts } from './startArguments.ts';

const FIRST_FOLDER = 'town';

/** Most people look for the town. */
function findDemoFolders(): string[] {
  const folders = findCustomerFolders(join(packageRoot, 'modules', 'demo'));
  const isFirst = (folder: string) => basename(folder) === FIRST_FOLDER;
  return [...folders.filter(isFirst), ...folders.filter((folder) => !isFirst(folder))];
}

/** Demo customers on production data. */
export function warnWithdrawn(names: readonly Words[], warn: Log['warn'], language: Language): void {
  if (names.length === 0) return;
  const locale = language === 'fr' ? 'fr-FR' : 'en-US';
  const list = new Intl.ListFormat(language).format(names.map((words) => wordsIn(words, locale)));
  warn(startTexts.say(language, 'load.withdrawn', { names: list }), {
    event: 'demo_customers_withdrawn',
  });
}

export async function loadConfiguredCustomers(
  db: Database,
  { customersDir, demo }: Pick<Config, 'customersDir' | 'demo'>,
  { print, warn }: Pick<Log, 'print' | 'warn'>,
  language: Language,
): Promise<CustomerFile[]> {
  const own = customersDir ? findCustomerFolders(customersDir) : [];
  if (customersDir && own.length === 0)
    warn(startTexts.say(language, 'load.none', { folder: customersDir }), {
      event: 'customers_folder_empty',
      folder: customersDir,
    });
  const invented = demo ? findDemoFolders() : [];
  if (!demo) warnWithdrawn(await withdrawDemoCustomers(db), warn, language);
  const refused = new Set<string>();
  const logFinding = (line: string, folder: string, isError: boolean) => {
    const customer = readClaimedCuid(folder);
    const event = isError ? 'customer_refused' : 'customer_finding';
    warn(line, { event, folder, ...(customer !== undefined && { customer }) });
  };
  const loaded = await loadCustomers(
    db,
    // Own customers come first, also in print.
    [...own, ...invented],
    ({ folder, ...finding }: FolderFinding) => {
      const isError = finding.severity === 'error';
      if (isError) refused.add(folder);
      logFinding(formatLogLine(folder, finding, language), folder, isError);
    },
    {
      invented,
      onChanges: (file, changes) => {
        const facts = { event: 'customer', customer: file.cuid };
        for (const line of formatChanges(file, changes, language)) print(line, facts);
      },
    },
  );
  for (const folder of refused) logFinding(translate(language, 'reload.refused', { folder }), folder, true);
  return loaded;
}
