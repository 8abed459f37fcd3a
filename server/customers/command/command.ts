import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import { fileMeant } from '../read/fileMeant.ts';
import { type Finding, found } from '../read/findings.ts';
import { lineOf } from '../read/lines.ts';
import { customerFolders, FILE_NAME, type ReadCustomer } from '../read/readCustomer.ts';
import { readCustomers } from '../read/readCustomers.ts';
import { HELP, parseArguments, USAGE } from './arguments.ts';
import { type CheckSettings, foldersNamed, isBare, isCustomers } from './foldersNamed.ts';

/** What the command prints, and the status it ends with. */
export interface CommandResult {
  /** 0: nothing found; 1: findings; 2: a file or an argument cannot be read. */
  readonly status: 0 | 1 | 2;
  readonly lines: readonly string[];
}

const NOTHING: Both<string> = { fr: 'rien à signaler', en: 'no finding' };

/** What becomes of the customer, in the end. */
const VERDICT: Both<(errors: number, warnings: number, loaded: boolean) => string> = {
  fr: (errors, warnings, loaded) =>
    `${errors} erreur${errors < 2 ? '' : 's'}, ${warnings} avertissement${warnings < 2 ? '' : 's'} : ce client ${loaded ? 'est chargé tout de même' : 'n’est pas chargé'}.`,
  en: (errors, warnings, loaded) =>
    `${errors} error${errors === 1 ? '' : 's'}, ${warnings} warning${warnings === 1 ? '' : 's'}: this customer is ${loaded ? 'loaded all the same' : 'not loaded'}.`,
};

/** A folder by a bare name that is nowhere: where it was looked for. */
const nowhere = (folder: string, { PARVIS_CUSTOMERS: other = '' }: CheckSettings): ReadCustomer => ({
  folder,
  findings: [found('notHere', '', { other })],
  unreadable: true,
});

/** Folders that stand among customers' and hold none. */
function passedOver(name: string, settings: CheckSettings): string[] {
  const own = !existsSync(name) || statSync(name).isFile() || isCustomers(name, settings);
  const folders = own ? [] : customerFolders(name);
  if (folders.length === 0) return [];
  return readdirSync(name, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(name, entry.name))
    .filter((folder) => !folders.includes(folder))
    .sort();
}

/** So many folders without a customer are told one by one. */
const MOST_PASSED_OVER = 3;

/** A folder that may be no customer's: nothing is said of what becomes of one. */
type Checked = ReadCustomer & { readonly isNone?: true };

/** Folders that are passed over: one by one, or of many at once in one sentence. */
function asPassedOver(name: string, settings: CheckSettings): Checked[] {
  const folders = passedOver(name, settings);
  if (folders.length <= MOST_PASSED_OVER)
    return folders.map((folder) => {
      const why = fileMeant(FILE_NAME, readdirSync(folder)) ?? found('passedOver', '');
      return { folder, findings: [why], isNone: true };
    });
  const names = folders.map((folder) => basename(folder));
  const other = `${names.slice(0, MOST_PASSED_OVER).join(', ')} …`;
  const finding = found('manyPassedOver', '', { value: String(folders.length), other });
  return [{ folder: name, findings: [finding], isNone: true }];
}

function linesOf({ folder, findings, content, isNone }: Checked, language: Language): string[] {
  const file = join(folder, FILE_NAME);
  if (findings.length === 0) return [`${file}: ${NOTHING[language]}`];
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const verdict = VERDICT[language](errors, findings.length - errors, content !== undefined);
  const lines = findings.map((finding) => lineOf(folder, finding, language));
  return isNone ? lines : [...lines, `${file}: ${verdict}`];
}

const statusOf = ({ findings, unreadable }: ReadCustomer): 0 | 1 | 2 => {
  if (unreadable) return 2;
  return findings.length > 0 ? 1 : 0;
};

/** Runs `parvis-check customer`: says what a start of the server would say of these folders, without one. */
export function run(args: readonly string[], settings: CheckSettings = {}): CommandResult {
  const parsed = parseArguments(args, settings.PARVIS_CUSTOMERS);
  if (!parsed.ok) {
    const spoken = args.includes('fr') ? 'fr' : 'en';
    return { status: 2, lines: [parsed.why[spoken], USAGE[spoken]] };
  }
  const { options } = parsed;
  const { language } = options;
  if (options.help) return { status: 0, lines: [USAGE[language], ...HELP[language]] };
  const folders = [...new Set(options.folders.flatMap((name) => foldersNamed(name, settings)))];
  const isLost = (folder: string) => isBare(folder) && !existsSync(folder);
  const customers: readonly Checked[] = [
    ...readCustomers(folders.filter((folder) => !isLost(folder))),
    ...folders.filter(isLost).map((folder) => nowhere(folder, settings)),
    ...[...new Set(options.folders)].flatMap((name) => asPassedOver(name, settings)),
  ];
  const data = customers.map((customer): CheckedFile => {
    const { folder, findings } = customer;
    return { file: join(folder, FILE_NAME), status: statusOf(customer), findings };
  });
  const status = data.reduce<0 | 1 | 2>((worst, one) => (one.status > worst ? one.status : worst), 0);
  if (options.json) return { status, lines: [JSON.stringify(data, null, 2)] };
  return { status, lines: customers.flatMap((customer) => linesOf(customer, language)) };
}

/** What `--json` writes of each file. */
interface CheckedFile {
  readonly file: string;
  readonly status: 0 | 1 | 2;
  readonly findings: readonly Finding[];
}
