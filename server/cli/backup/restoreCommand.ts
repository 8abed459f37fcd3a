import { stat } from 'node:fs/promises';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { usableArchive } from '../../platform/backup/archive/contents.ts';
import { ArchiveFault } from '../../platform/backup/archive/described.ts';
import type { Described } from '../../platform/backup/archive/readArchive.ts';
import { openBare } from '../../platform/backup/openBare.ts';
import { NotTaken, putBack } from '../../platform/backup/putBack.ts';
import { readConfig } from '../../platform/config/config.ts';
import { countedRows } from '../../platform/lib/counted.ts';
import { mediaFolderOf } from '../../platform/storage/folders.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import { type CommandResult, HELP_FLAGS, readCommand } from '../../platform/terminal/commandArguments.ts';
import { takeValues } from '../../platform/terminal/commandValues.ts';
import { reasonOf } from '../../platform/terminal/startFailure.ts';
import { backup, type Held, heldIn, sayFiles, sayHeld, restore as texts } from './sentences.ts';
import { settleDatabase } from './settleDatabase.ts';

const FLAGS = {
  '--check': 'check',
  '--replace': 'replace',
  '--json': 'json',
  ...HELP_FLAGS,
} as const;

async function noArchive(path: string, language: Language): Promise<CommandResult | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (facts?.isFile()) return undefined;
  const why = facts?.isDirectory() ? 'folder' : 'missing';
  return { status: 2, lines: [backup.say(language, why, { path })] };
}

/** Rethrows unexpected errors. */
function refusal(error: unknown, path: string, language: Language): CommandResult {
  if (error instanceof ArchiveFault)
    return { status: 2, lines: [texts.say(language, error.fault, { path, detail: error.detail })] };
  if (error instanceof NotTaken)
    return { status: 2, lines: [backup.say(language, error.why, { others: error.others })] };
  throw error;
}

async function restore(path: string, env: NodeJS.ProcessEnv, replace: boolean) {
  const config = readConfig(env);
  // Reports archive errors before database errors.
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

export async function answer(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const { named: path, rest } = takeValues(args, []);
  const read = readCommand(rest, { flags: FLAGS, usage: texts.usage, help: texts.help });
  if ('status' in read) return read;
  const { given, language } = read;
  if (path === undefined)
    return { status: 2, lines: [backup.say(language, 'unnamed'), texts.usage[language]] };
  const refused = await noArchive(path, language);
  if (refused) return refused;
  const { size } = await stat(path);
  const held = ({ head, foot }: Described): Held => heldIn(foot, size, head.made);
  const lacking = ({ foot: { media } }: Described): string[] =>
    media.missing ? [sayFiles(language, 'lacking', media.missing)] : [];
  const summary = (id: 'whole' | 'back', one: Held): string =>
    backup.say(language, id, { path, held: sayHeld(language, one), made: one.made });
  const json = (data: object): string => JSON.stringify({ path, ...data }, null, 2);
  try {
    if (given.has('check')) {
      const found = await usableArchive(path);
      const whole = held(found);
      if (given.has('json')) return { status: 0, lines: [json(whole)] };
      return { status: 0, lines: [summary('whole', whole), ...lacking(found)] };
    }
    const { described, unnamed, erased } = await restore(path, env, given.has('replace'));
    const back = held(described);
    const status = typeof erased === 'number' ? 0 : 1;
    if (given.has('json')) return { status, lines: [json({ ...back, unnamed, erased })] };
    const { say } = backup;
    const went =
      typeof erased === 'number'
        ? say(language, 'erased', { rows: countedRows[language](erased) })
        : say(language, 'notErased', { why: erased });
    const left =
      unnamed > 0 ? [say(language, 'unnamedFiles', { files: sayFiles(language, 'files', unnamed) })] : [];
    const next = [say(language, 'next'), say(language, 'codes')];
    return { status, lines: [summary('back', back), ...lacking(described), ...left, went, ...next] };
  } catch (error) {
    return refusal(error, path, language);
  }
}
