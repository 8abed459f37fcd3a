import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VISIBLE } from '@parvis/locales/forms/names';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import { type CommandResult, HELP_FLAGS, readCommand } from '../base/commandArguments.ts';
import { takeValues } from '../base/commandValues.ts';
import { readConfig } from '../base/config.ts';
import { replaceFile } from '../base/replaceFile.ts';
import { runReload } from '../customers/commands/reloadCommand.ts';
import { staffNameSchema } from '../customers/file/customerFile.ts';
import { FILE_NAME } from '../customers/read/folderFiles.ts';
import { customerFolders, readCustomer } from '../customers/read/readCustomer.ts';
import { staffEmail } from '../customers/read/staffAddresses.ts';
import { type Newcomer, withStaff } from './withStaff.ts';
import { HELP, SAYS, USAGE } from './words.ts';

const LEVELS: readonly string[] = ['agent', 'manager', 'admin'];

/** What is asked for, or why it cannot be. */
function newcomerOf(
  {
    '--mail': mail,
    '--name': name,
    '--level': level = 'admin',
  }: Readonly<Record<string, string | undefined>>,
  language: Language,
): Newcomer | string {
  if (!mail || !name?.trim()) return SAYS.incomplete[language]();
  const email = normaliseEmail(mail);
  if (!email) return SAYS.noMail[language](mail);
  if (!staffNameSchema.safeParse(name.trim()).success || !VISIBLE.test(name)) return SAYS.noName[language]();
  if (!LEVELS.includes(level)) return SAYS.noLevel[language](level);
  return { email, name: name.trim(), level };
}

/** Adds somebody to a customer's file. @returns the file, or why it was left as it was */
function addTo(folder: string, newcomer: Newcomer, language: Language): { path: string } | string {
  const { content } = readCustomer(folder);
  if (!content) return SAYS.broken[language](folder);
  const path = join(folder, FILE_NAME);
  const { staff } = content.file;
  const known = staff.findIndex(({ email }) => staffEmail(email) === staffEmail(newcomer.email));
  if (known !== -1) return SAYS.already[language](`${path}:${content.at(`staff.${known}`).line}`);
  const before = readFileSync(path, 'utf8');
  replaceFile(path, withStaff(before, newcomer, staff.length === 0));
  if (readCustomer(folder).content) return { path };
  replaceFile(path, before);
  return SAYS.broken[language](folder);
}

/** What `parvis admin add` says and ends with, to arguments and settings. @throws what a start of the server would fail by */
export async function answer(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const { values, named: cuid, rest } = takeValues(args, ['--mail', '--name', '--level']);
  const read = readCommand(rest, { flags: HELP_FLAGS, usage: USAGE, help: HELP });
  if ('status' in read) return read;
  const { language } = read;
  const newcomer = newcomerOf(values, language);
  if (typeof newcomer === 'string') return { status: 2, lines: [newcomer, USAGE[language]] };
  if (cuid === undefined) return { status: 2, lines: [SAYS.incomplete[language](), USAGE[language]] };
  const { customersDir } = readConfig(env);
  const folders = customersDir ? customerFolders(customersDir) : [];
  const folder = folders.find((one) => readCustomer(one).content?.file.cuid === cuid);
  if (folder === undefined) return { status: 2, lines: [SAYS.noFolder[language](cuid)] };
  const added = addTo(folder, newcomer, language);
  if (typeof added === 'string') return { status: 2, lines: [added] };
  const loaded = await runReload(['--lang', language], env, cuid);
  return { status: loaded.status === 0 ? 0 : 1, lines: [SAYS.added[language](added.path), ...loaded.lines] };
}
