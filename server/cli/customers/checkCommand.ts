import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { describeCommand, translate } from '../../modules/customers/service.ts';
import {
  type CustomerFolder,
  createFinding,
  FILE_NAME,
  type Finding,
  findCustomerFolders,
  findMisnamedFile,
  formatFinding,
  hasCustomerFile,
  readCustomer,
  readCustomers,
} from '../../modules/provisioning/service.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { splitEqualsArguments } from '../../platform/terminal/commandValues.ts';

interface CheckSettings {
  readonly PARVIS_CUSTOMERS?: string | undefined;
}

const isBare = (name: string): boolean => name === basename(name) && !['', '.', '..'].includes(name);

/** Matches the folder name or the cuid. */
function findOnServer(name: string, parent: string): string | undefined {
  const folders = findCustomerFolders(parent);
  const named = folders.find((folder) => basename(folder) === name);
  return named ?? folders.find((folder) => readCustomer(folder).content?.file.cuid === name);
}

/** Judges the settings' folder by its content only. */
const isCustomerFolder = (folder: string, { PARVIS_CUSTOMERS: parent }: CheckSettings): boolean =>
  folder === parent ? existsSync(join(folder, FILE_NAME)) : hasCustomerFile(folder);

function resolveFolders(name: string, settings: CheckSettings): string[] {
  const { PARVIS_CUSTOMERS: parent } = settings;
  const stats = statSync(name, { throwIfNoEntry: false });
  if (!stats) return [(parent && isBare(name) && findOnServer(name, parent)) || name];
  if (!stats.isDirectory()) return [dirname(name)];
  if (isCustomerFolder(name, settings)) return [name];
  const folders = findCustomerFolders(name);
  return folders.length > 0 ? folders : [name];
}

/** `isNone`: not a customer, prints no verdict. */
type CheckedFolder = CustomerFolder & { readonly isNone?: true };

const toMissingFolder = (folder: string, { PARVIS_CUSTOMERS: other = '' }: CheckSettings): CheckedFolder => ({
  folder,
  findings: [createFinding('notHere', '', { other })],
  unreadable: true,
});

/** Summarises the rest. */
const MAX_SKIPPED_LISTED = 3;

/** Folders without a customer among customers. */
function findSkippedFolders(name: string, settings: CheckSettings): CheckedFolder[] {
  const isAlone = !existsSync(name) || statSync(name).isFile() || isCustomerFolder(name, settings);
  const customers = isAlone ? [] : findCustomerFolders(name);
  if (customers.length === 0) return [];
  const folders = readdirSync(name, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(name, entry.name))
    .filter((folder) => !customers.includes(folder))
    .sort();
  if (folders.length <= MAX_SKIPPED_LISTED)
    return folders.map((folder) => {
      const why = findMisnamedFile(readdirSync(folder)) ?? createFinding('passedOver', '');
      return { folder, findings: [why], isNone: true };
    });
  const names = folders.slice(0, MAX_SKIPPED_LISTED).map((folder) => basename(folder));
  const about = { value: String(folders.length), other: `${names.join(', ')} …` };
  return [{ folder: name, findings: [createFinding('manyPassedOver', '', about)], isNone: true }];
}

function formatFolder({ folder, findings, content, isNone }: CheckedFolder, language: Language): string[] {
  const file = join(folder, FILE_NAME);
  if (findings.length === 0) return [`${file}: ${translate(language, 'check.nothing')}`];
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const verdict = translate(language, content ? 'check.loaded' : 'check.refused', {
    errors: translate(language, 'check.errors', { count: errors }),
    warnings: translate(language, 'check.warnings', { count: findings.length - errors }),
  });
  const lines = findings.map((finding) => formatFinding(folder, finding, language));
  return isNone ? lines : [...lines, `${file}: ${verdict}`];
}

interface CheckedFile {
  readonly file: string;
  /** 0: no findings; 1: findings; 2: unreadable. */
  readonly status: 0 | 1 | 2;
  readonly findings: readonly Finding[];
}

const toCheckedFile = ({ folder, findings, unreadable }: CheckedFolder): CheckedFile => ({
  file: join(folder, FILE_NAME),
  status: unreadable ? 2 : findings.length > 0 ? 1 : 0,
  findings,
});

export function runCheck(args: readonly string[], settings: CheckSettings = {}): CommandResult {
  const command = describeCommand('check');
  const split = splitEqualsArguments(args);
  const isFolder = (arg: string, at: number) => !arg.startsWith('-') && split[at - 1] !== '--lang';
  const named = split.filter(isFolder);
  const rest = split.filter((arg, at) => !isFolder(arg, at));
  const read = parseCommand(rest, { flags: { '--json': 'json', ...HELP_FLAGS }, ...command });
  if ('status' in read) return read;
  const { language, flags: given } = read;
  const all = settings.PARVIS_CUSTOMERS ? [settings.PARVIS_CUSTOMERS] : [];
  const names = [...new Set(named.length > 0 ? named : all)];
  if (names.length === 0)
    return { status: 2, lines: [translate(language, 'check.unnamed'), command.usage[language]] };
  const folders = [...new Set(names.flatMap((name) => resolveFolders(name, settings)))];
  const isLost = (folder: string) => isBare(folder) && !existsSync(folder);
  const customers: readonly CheckedFolder[] = [
    ...readCustomers(folders.filter((folder) => !isLost(folder))),
    ...folders.filter(isLost).map((folder) => toMissingFolder(folder, settings)),
    ...names.flatMap((name) => findSkippedFolders(name, settings)),
  ];
  const data = customers.map(toCheckedFile);
  const status = data.reduce<0 | 1 | 2>((worst, one) => (one.status > worst ? one.status : worst), 0);
  if (given.has('json')) return { status, lines: [JSON.stringify(data, null, 2)] };
  return { status, lines: customers.flatMap((customer) => formatFolder(customer, language)) };
}
