import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VISIBLE } from '@parvis/locales/forms/names';
import { type Position, positionsOf } from '@parvis/questionnaire/analysis/json/readJson';
import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import {
  FILE_NAME,
  findCustomerFolders,
  normalizeStaffEmail,
  readCustomer,
} from '../../modules/provisioning/service.ts';
import { readConfig } from '../../platform/config/config.ts';
import { staffNameSchema } from '../../platform/config/customerFile.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { extractValues } from '../../platform/terminal/commandValues.ts';
import { replaceFile } from '../../platform/terminal/replaceFile.ts';
import { runReload } from '../customers/reloadCommand.ts';

const USAGE: Both<string> = {
  fr: 'Usage : parvis admin add <cuid> --mail adresse --name nom [--level agent|manager|admin] [--lang fr|en] [--help]',
  en: 'Usage: parvis admin add <cuid> --mail address --name name [--level agent|manager|admin] [--lang fr|en] [--help]',
};

const HELP: Both<readonly string[]> = {
  fr: [
    '  Inscrit quelqu’un au personnel d’un client, dans son customer.json, puis charge ce qui a changé, pendant que les serveurs servent.',
    '  --mail adresse  l’adresse avec laquelle cette personne se connecte',
    '  --name nom      son nom, tel que ses collègues le lisent',
    '  --level niveau  ce qu’elle peut faire ; admin si rien n’est dit',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --help, -h      affiche ceci',
    'Le dossier des clients est celui du serveur (PARVIS_CUSTOMERS). Le reste du fichier n’est pas touché.',
    'Statut : 0 inscrit et chargé, 1 inscrit, mais pas chargé, 2 rien n’a changé',
  ],
  en: [
    '  Adds somebody to the staff of a customer, in its customer.json, then loads what changed, while servers serve.',
    '  --mail address  the address with which they sign in',
    '  --name name     their name, as colleagues read it',
    '  --level level   what they may do; admin where nothing is said',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --help, -h      shows this',
    'The folder of customers is the server’s (PARVIS_CUSTOMERS). Nothing else in the file is touched.',
    'Status: 0 added and loaded, 1 added but not loaded, 2 nothing was changed',
  ],
};

const SAYS = {
  incomplete: {
    fr: () => 'Il manque le client, --mail ou --name.',
    en: () => 'The customer, --mail or --name is missing.',
  },
  noLevel: {
    fr: (level: string) => `« ${level} » n’est pas un niveau : agent, manager ou admin.`,
    en: (level: string) => `"${level}" is no level: agent, manager or admin.`,
  },
  noMail: {
    fr: (mail: string) => `« ${mail} » n’est pas une adresse.`,
    en: (mail: string) => `"${mail}" is no address.`,
  },
  noName: {
    fr: () => 'Ce nom ne peut pas être pris : une seule ligne, 80 signes au plus.',
    en: () => 'This name cannot be taken: one line, 80 signs at most.',
  },
  noFolder: {
    fr: (cuid: string) => `Aucun dossier de PARVIS_CUSTOMERS n’est celui de ${cuid}.`,
    en: (cuid: string) => `No folder of PARVIS_CUSTOMERS is that of ${cuid}.`,
  },
  broken: {
    fr: (folder: string) =>
      `${folder} contient des erreurs : npx parvis check ${folder} les dit. Rien n’a changé.`,
    en: (folder: string) =>
      `${folder} has mistakes: npx parvis check ${folder} tells them. Nothing was changed.`,
  },
  already: {
    fr: (place: string) =>
      `Cette adresse y est déjà : ${place}. Changez son niveau dans le fichier, puis npx parvis reload.`,
    en: (place: string) =>
      `That address is there already: ${place}. Change its level in the file, then npx parvis reload.`,
  },
  added: {
    fr: (path: string) => `Inscrit dans ${path}.`,
    en: (path: string) => `Added to ${path}.`,
  },
} as const;

interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly level: string;
}

function findOffset(text: string, { line, column }: Position): number {
  let at = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const [found = ''] = /\r\n|[\n\r]/.exec(text.slice(at)) ?? [];
    at += text.slice(at).indexOf(found) + found.length;
  }
  return at + column - 1;
}

/** At the front, preserving the formatting. */
function withStaff(text: string, newcomer: NewStaff, isEmpty: boolean): string {
  const { at } = positionsOf(text);
  const written = JSON.stringify(newcomer).replaceAll('":"', '": "').replaceAll('","', '", "');
  const entry = `{ ${written.slice(1, -1)} }`;
  const start = findOffset(text, at(isEmpty ? 'staff' : 'staff.0'));
  if (isEmpty) {
    const open = text.indexOf('[', start) + 1;
    return `${text.slice(0, open)}${entry}${text.slice(open)}`;
  }
  const line =
    text
      .slice(0, start)
      .split(/[\n\r]/)
      .at(-1) ?? '';
  const between = line.trim() === '' ? `,\n${line}` : ', ';
  return `${text.slice(0, start)}${entry}${between}${text.slice(start)}`;
}

const LEVELS: readonly string[] = ['agent', 'manager', 'admin'];

/** Or an error message. */
function parseNewStaff(
  {
    '--mail': mail,
    '--name': name,
    '--level': level = 'admin',
  }: Readonly<Record<string, string | undefined>>,
  language: Language,
): NewStaff | string {
  if (!mail || !name?.trim()) return SAYS.incomplete[language]();
  const email = normaliseEmail(mail);
  if (!email) return SAYS.noMail[language](mail);
  if (!staffNameSchema.safeParse(name.trim()).success || !VISIBLE.test(name)) return SAYS.noName[language]();
  if (!LEVELS.includes(level)) return SAYS.noLevel[language](level);
  return { email, name: name.trim(), level };
}

/** @returns the file, or an error message */
function addStaff(folder: string, newcomer: NewStaff, language: Language): { path: string } | string {
  const { content } = readCustomer(folder);
  if (!content) return SAYS.broken[language](folder);
  const path = join(folder, FILE_NAME);
  const { staff } = content.file;
  const known = staff.findIndex(
    ({ email }) => normalizeStaffEmail(email) === normalizeStaffEmail(newcomer.email),
  );
  if (known !== -1) return SAYS.already[language](`${path}:${content.at(`staff.${known}`).line}`);
  const before = readFileSync(path, 'utf8');
  replaceFile(path, withStaff(before, newcomer, staff.length === 0));
  if (readCustomer(folder).content) return { path };
  replaceFile(path, before);
  return SAYS.broken[language](folder);
}

export async function runAdminAdd(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const { values, positional: cuid, rest } = extractValues(args, ['--mail', '--name', '--level']);
  const read = parseCommand(rest, { flags: HELP_FLAGS, usage: USAGE, help: HELP });
  if ('status' in read) return read;
  const { language } = read;
  const newcomer = parseNewStaff(values, language);
  if (typeof newcomer === 'string') return { status: 2, lines: [newcomer, USAGE[language]] };
  if (cuid === undefined) return { status: 2, lines: [SAYS.incomplete[language](), USAGE[language]] };
  const { customersDir } = readConfig(env);
  const folders = customersDir ? findCustomerFolders(customersDir) : [];
  const folder = folders.find((one) => readCustomer(one).content?.file.cuid === cuid);
  if (folder === undefined) return { status: 2, lines: [SAYS.noFolder[language](cuid)] };
  const added = addStaff(folder, newcomer, language);
  if (typeof added === 'string') return { status: 2, lines: [added] };
  const loaded = await runReload(['--lang', language], env, cuid);
  return { status: loaded.status === 0 ? 0 : 1, lines: [SAYS.added[language](added.path), ...loaded.lines] };
}
