import { stat } from 'node:fs/promises';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { verifyArchive } from '../../platform/backup/archive/archiveContents.ts';
import { ArchiveFault } from '../../platform/backup/archive/archiveFormat.ts';
import type { VerifiedArchive } from '../../platform/backup/archive/readArchive.ts';
import { openUnmigrated } from '../../platform/backup/openUnmigrated.ts';
import { NotTaken, restoreBackup } from '../../platform/backup/restoreBackup.ts';
import { readConfig } from '../../platform/config/config.ts';
import { formatRowCount } from '../../platform/lib/formatRowCount.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import { getMediaFolder } from '../../platform/storage/storageFolders.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { extractValues } from '../../platform/terminal/commandValues.ts';
import { getReason } from '../../platform/terminal/startFailure.ts';
import {
  type ArchiveSummary,
  backup,
  countContents,
  formatContents,
  formatFileCount,
  restore as texts,
} from './backupTexts.ts';
import { migrateAndErase } from './migrateAndErase.ts';

const FLAGS = {
  '--check': 'check',
  '--replace': 'replace',
  '--json': 'json',
  ...HELP_FLAGS,
} as const;

async function checkArchivePath(path: string, language: Language): Promise<CommandResult | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (facts?.isFile()) return undefined;
  const why = facts?.isDirectory() ? 'folder' : 'missing';
  return { status: 2, lines: [backup.say(language, why, { path })] };
}

/** Rethrows unexpected errors. */
function reportRefusal(error: unknown, path: string, language: Language): CommandResult {
  if (error instanceof ArchiveFault)
    return { status: 2, lines: [texts.say(language, error.fault, { path, detail: error.detail })] };
  if (error instanceof NotTaken)
    return { status: 2, lines: [backup.say(language, error.why, { others: error.others })] };
  throw error;
}

async function restoreArchive(path: string, env: NodeJS.ProcessEnv, replace: boolean) {
  const config = readConfig(env);
  // Reports archive errors before database errors.
  const described = await verifyArchive(path);
  const { storage, scratch } = openStorage(config, getMediaFolder(config));
  const { url, close } = await openUnmigrated(config);
  try {
    const unnamed = await restoreBackup(path, described, { url, storage, scratch, replace });
    const erased = await migrateAndErase(url).catch((error: unknown) => getReason(error));
    return { described, unnamed, erased };
  } finally {
    await close();
  }
}

export async function runRestore(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const { positional: path, rest } = extractValues(args, []);
  const read = parseCommand(rest, { flags: FLAGS, usage: texts.usage, help: texts.help });
  if ('status' in read) return read;
  const { flags: given, language } = read;
  if (path === undefined)
    return { status: 2, lines: [backup.say(language, 'unnamed'), texts.usage[language]] };
  const refused = await checkArchivePath(path, language);
  if (refused) return refused;
  const { size } = await stat(path);
  const summarizeArchive = ({ head, foot }: VerifiedArchive): ArchiveSummary =>
    countContents(foot, size, head.made);
  const describeMissing = ({ foot: { media } }: VerifiedArchive): string[] =>
    media.missing ? [formatFileCount(language, 'lacking', media.missing)] : [];
  const formatSummary = (id: 'whole' | 'back', one: ArchiveSummary): string =>
    backup.say(language, id, { path, held: formatContents(language, one), made: one.made });
  const formatJson = (data: object): string => JSON.stringify({ path, ...data }, null, 2);
  try {
    if (given.has('check')) {
      const found = await verifyArchive(path);
      const whole = summarizeArchive(found);
      if (given.has('json')) return { status: 0, lines: [formatJson(whole)] };
      return { status: 0, lines: [formatSummary('whole', whole), ...describeMissing(found)] };
    }
    const { described, unnamed, erased } = await restoreArchive(path, env, given.has('replace'));
    const back = summarizeArchive(described);
    const status = typeof erased === 'number' ? 0 : 1;
    if (given.has('json')) return { status, lines: [formatJson({ ...back, unnamed, erased })] };
    const { say } = backup;
    const went =
      typeof erased === 'number'
        ? say(language, 'erased', { rows: formatRowCount[language](erased) })
        : say(language, 'notErased', { why: erased });
    const left =
      unnamed > 0
        ? [say(language, 'unnamedFiles', { files: formatFileCount(language, 'files', unnamed) })]
        : [];
    const next = [say(language, 'next'), say(language, 'codes')];
    return {
      status,
      lines: [formatSummary('back', back), ...describeMissing(described), ...left, went, ...next],
    };
  } catch (error) {
    return reportRefusal(error, path, language);
  }
}
