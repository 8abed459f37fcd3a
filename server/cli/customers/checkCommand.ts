import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { describeCommand, say } from '../../modules/customers/sentences.ts';
import { type Finding, found } from '../../modules/provisioning/read/findings.ts';
import { FILE_NAME, findMeantFile } from '../../modules/provisioning/read/folderFiles.ts';
import { lineOf } from '../../modules/provisioning/read/lines.ts';
import {
  customerFolders,
  holdsCustomer,
  type ReadCustomer,
  readCustomer,
} from '../../modules/provisioning/read/readCustomer.ts';
import { readCustomers } from '../../modules/provisioning/read/readCustomers.ts';
import { type CommandResult, HELP_FLAGS, readCommand } from '../../platform/terminal/commandArguments.ts';
import { splitValues } from '../../platform/terminal/commandValues.ts';

interface CheckSettings {
  readonly PARVIS_CUSTOMERS?: string | undefined;
}

/** A name without a path. */
const isBare = (name: string): boolean => name === basename(name) && !['', '.', '..'].includes(name);

/** Matches the folder name or the cuid. */
function findOnServer(name: string, parent: string): string | undefined {
  const folders = customerFolders(parent);
  const named = folders.find((folder) => basename(folder) === name);
  return named ?? folders.find((folder) => readCustomer(folder).content?.file.cuid === name);
}

/** The folder of the settings is judged by its content only. */
const isCustomers = (folder: string, { PARVIS_CUSTOMERS: parent }: CheckSettings): boolean =>
  folder === parent ? existsSync(join(folder, FILE_NAME)) : holdsCustomer(folder);

/** Resolves an argument to customer folders. */
function foldersNamed(name: string, settings: CheckSettings): string[] {
  const { PARVIS_CUSTOMERS: parent } = settings;
  const stats = statSync(name, { throwIfNoEntry: false });
  if (!stats) return [(parent && isBare(name) && findOnServer(name, parent)) || name];
  if (!stats.isDirectory()) return [dirname(name)];
  if (isCustomers(name, settings)) return [name];
  const folders = customerFolders(name);
  return folders.length > 0 ? folders : [name];
}

/** `isNone`: not a customer, so that no verdict is printed. */
type Checked = ReadCustomer & { readonly isNone?: true };

const nowhere = (folder: string, { PARVIS_CUSTOMERS: other = '' }: CheckSettings): Checked => ({
  folder,
  findings: [found('notHere', '', { other })],
  unreadable: true,
});

/** More folders are summarised. */
const MOST_PASSED_OVER = 3;

/** Reports folders without a customer among customers. */
function passedOver(name: string, settings: CheckSettings): Checked[] {
  const isAlone = !existsSync(name) || statSync(name).isFile() || isCustomers(name, settings);
  const customers = isAlone ? [] : customerFolders(name);
  if (customers.length === 0) return [];
  const folders = readdirSync(name, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(name, entry.name))
    .filter((folder) => !customers.includes(folder))
    .sort();
  if (folders.length <= MOST_PASSED_OVER)
    return folders.map((folder) => {
      const why = findMeantFile(readdirSync(folder)) ?? found('passedOver', '');
      return { folder, findings: [why], isNone: true };
    });
  const names = folders.slice(0, MOST_PASSED_OVER).map((folder) => basename(folder));
  const about = { value: String(folders.length), other: `${names.join(', ')} …` };
  return [{ folder: name, findings: [found('manyPassedOver', '', about)], isNone: true }];
}

function linesOf({ folder, findings, content, isNone }: Checked, language: Language): string[] {
  const file = join(folder, FILE_NAME);
  if (findings.length === 0) return [`${file}: ${say(language, 'check.nothing')}`];
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const verdict = say(language, content ? 'check.loaded' : 'check.refused', {
    errors: say(language, 'check.errors', { count: errors }),
    warnings: say(language, 'check.warnings', { count: findings.length - errors }),
  });
  const lines = findings.map((finding) => lineOf(folder, finding, language));
  return isNone ? lines : [...lines, `${file}: ${verdict}`];
}

interface CheckedFile {
  readonly file: string;
  /** 0: no findings; 1: findings; 2: unreadable. */
  readonly status: 0 | 1 | 2;
  readonly findings: readonly Finding[];
}

const asData = ({ folder, findings, unreadable }: Checked): CheckedFile => ({
  file: join(folder, FILE_NAME),
  status: unreadable ? 2 : findings.length > 0 ? 1 : 0,
  findings,
});

/** Checks folders as a start of the server would. */
export function runCheck(args: readonly string[], settings: CheckSettings = {}): CommandResult {
  const command = describeCommand('check');
  const split = splitValues(args);
  const isFolder = (arg: string, at: number) => !arg.startsWith('-') && split[at - 1] !== '--lang';
  const named = split.filter(isFolder);
  const rest = split.filter((arg, at) => !isFolder(arg, at));
  const read = readCommand(rest, { flags: { '--json': 'json', ...HELP_FLAGS }, ...command });
  if ('status' in read) return read;
  const { language, given } = read;
  const all = settings.PARVIS_CUSTOMERS ? [settings.PARVIS_CUSTOMERS] : [];
  const names = [...new Set(named.length > 0 ? named : all)];
  if (names.length === 0)
    return { status: 2, lines: [say(language, 'check.unnamed'), command.usage[language]] };
  const folders = [...new Set(names.flatMap((name) => foldersNamed(name, settings)))];
  const isLost = (folder: string) => isBare(folder) && !existsSync(folder);
  const customers: readonly Checked[] = [
    ...readCustomers(folders.filter((folder) => !isLost(folder))),
    ...folders.filter(isLost).map((folder) => nowhere(folder, settings)),
    ...names.flatMap((name) => passedOver(name, settings)),
  ];
  const data = customers.map(asData);
  const status = data.reduce<0 | 1 | 2>((worst, one) => (one.status > worst ? one.status : worst), 0);
  if (given.has('json')) return { status, lines: [JSON.stringify(data, null, 2)] };
  return { status, lines: customers.flatMap((customer) => linesOf(customer, language)) };
}
