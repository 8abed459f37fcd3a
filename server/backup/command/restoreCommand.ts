import { stat } from 'node:fs/promises';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { type CommandResult, HELP_FLAGS, readCommand } from '../../base/commandArguments.ts';
import { takeValues } from '../../base/commandValues.ts';
import { readConfig } from '../../base/config.ts';
import { reasonOf } from '../../base/startFailure.ts';
import { mediaFolderOf } from '../../storage/folders.ts';
import { openStorage } from '../../storage/openStorage.ts';
import { ArchiveFault } from '../archive/described.ts';
import type { Described } from '../archive/readArchive.ts';
import { usableArchive } from '../archive/usableArchive.ts';
import { openBare } from '../openBare.ts';
import { NotTaken, putBack } from '../putBack.ts';
import { FAULTS } from './faultWords.ts';
import { settleDatabase } from './settleDatabase.ts';
import { toldOf } from './told.ts';
import { HELP, SAYS, type Told, USAGE } from './words.ts';

const FLAGS = {
  '--check': 'check',
  '--replace': 'replace',
  '--json': 'json',
  ...HELP_FLAGS,
} as const;

/** Why what is named can be no archive, before anything is asked of a database. */
async function noArchive(path: string, language: Language): Promise<CommandResult | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (facts?.isFile()) return undefined;
  const why = facts?.isDirectory() ? 'folder' : 'missing';
  return { status: 2, lines: [SAYS[why][language](path)] };
}

/** What is said of an archive or a database that is refused; everything else is thrown on. */
function refusal(error: unknown, path: string, language: Language): CommandResult {
  if (error instanceof ArchiveFault)
    return { status: 2, lines: [FAULTS[error.fault][language](path, error.detail)] };
  if (error instanceof NotTaken) return { status: 2, lines: [SAYS[error.why][language](error.others)] };
  throw error;
}

async function restore(path: string, env: NodeJS.ProcessEnv, replace: boolean) {
  const config = readConfig(env);
  // What is wrong with the archive is said before who is at the database.
  const described = await usableArchive(path);
  const { storage, scratch } = openStorage(config, mediaFolderOf(config));
  const { url, close } = await openBare(config);
  try {
    const unnamed = await putBack(path, described, { url, storage, scratch, replace });
    const erased = await settleDatabase(url).catch((error: unknown) => reasonOf(error));
    return { described, unnamed, erased };
  } finally {
    await close();
  }
}

/** What `parvis restore` says and ends with, to arguments and settings. @throws what a start of the server would fail by */
export async function answer(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const { named: path, rest } = takeValues(args, []);
  const read = readCommand(rest, { flags: FLAGS, usage: USAGE.restore, help: HELP.restore });
  if ('status' in read) return read;
  const { given, language } = read;
  const usage = USAGE.restore[language];
  if (path === undefined) return { status: 2, lines: [SAYS.unnamed[language], usage] };
  const refused = await noArchive(path, language);
  if (refused) return refused;
  const { size } = await stat(path);
  const told = ({ head, foot }: Described): Told => toldOf(foot, size, head.made);
  const lacking = ({ foot: { media } }: Described): string[] =>
    media.missing ? [SAYS.lacking[language](media.missing)] : [];
  const json = (data: object): string => JSON.stringify({ path, ...data }, null, 2);
  try {
    if (given.has('check')) {
      const found = await usableArchive(path);
      const whole = told(found);
      if (given.has('json')) return { status: 0, lines: [json(whole)] };
      return { status: 0, lines: [SAYS.whole[language](path, whole), ...lacking(found)] };
    }
    const { described, unnamed, erased } = await restore(path, env, given.has('replace'));
    const back = told(described);
    const status = typeof erased === 'number' ? 0 : 1;
    if (given.has('json')) return { status, lines: [json({ ...back, unnamed, erased })] };
    const went =
      typeof erased === 'number' ? SAYS.erased[language](erased) : SAYS.notErased[language](erased);
    const left = unnamed > 0 ? [SAYS.unnamedFiles[language](unnamed)] : [];
    const notes = [...lacking(described), ...left, went, SAYS.next[language](), SAYS.codes[language]()];
    return { status, lines: [SAYS.back[language](path, back), ...notes] };
  } catch (error) {
    return refusal(error, path, language);
  }
}
