import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveDatabase } from '../../platform/backup/moveDatabase.ts';
import { NotTaken } from '../../platform/backup/restoreBackup.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { getMovedMarkerPath } from '../../platform/db/bypassedDatabase.ts';
import { getDefaultDataDir } from '../../platform/db/embedded/startEmbedded.ts';
import { NO_DATABASE } from '../../platform/db/schemaErrors.ts';
import { formatRowCount } from '../../platform/lib/formatRowCount.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import { getMediaFolder } from '../../platform/storage/storageFolders.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { extractValues } from '../../platform/terminal/commandValues.ts';
import { getReason } from '../../platform/terminal/startFailure.ts';
import { backup, move } from '../backup/backupTexts.ts';
import { migrateAndErase } from '../backup/migrateAndErase.ts';

const FLAGS = { '--replace': 'replace', ...HELP_FLAGS } as const;

const DIRECTIONS = ['external', 'embedded'] as const;
type Direction = (typeof DIRECTIONS)[number];
const isDirection = (word: string | undefined): word is Direction => DIRECTIONS.some((one) => one === word);

function resolveEnds({ databaseUrl, dataDir }: Config, direction: Direction) {
  const external = { databaseUrl, dataDir: undefined };
  const embedded = { databaseUrl: undefined, dataDir };
  return direction === 'external' ? { from: embedded, to: external } : { from: external, to: embedded };
}

/** Silences the reminder about the unused embedded database, or restores it. */
function markMoved(dataDir: string, direction: Direction): void {
  if (direction === 'external') writeFileSync(getMovedMarkerPath(dataDir), '');
  else rmSync(getMovedMarkerPath(dataDir), { force: true });
}

export async function runMove(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const { positional: named, rest } = extractValues(args, []);
  const read = parseCommand(rest, { flags: FLAGS, usage: move.usage, help: move.help });
  if ('status' in read) return read;
  const { flags: given, language } = read;
  const refuse = (line: string): CommandResult => ({ status: 2, lines: [line] });
  if (!isDirection(named)) return { status: 2, lines: [move.say(language, 'nowhere'), move.usage[language]] };
  const config = readConfig(env);
  if (config.databaseUrl === undefined) return refuse(move.say(language, 'noUrl'));
  const dataDir = config.dataDir ?? getDefaultDataDir();
  if (named === 'external' && !existsSync(join(dataDir, 'database')))
    return refuse(NO_DATABASE.noData[language]);
  const { storage, scratch } = openStorage(config, getMediaFolder(config));
  let failed: string | undefined;
  const migrateTarget = async (url: string): Promise<void> => {
    failed = await migrateAndErase(url).then(() => undefined, getReason);
  };
  const replace = given.has('replace');
  try {
    const way = { ...resolveEnds(config, named), replace, storage, scratch, settle: migrateTarget };
    const rows = await moveDatabase(way);
    if (rows === 'old') return refuse(NO_DATABASE.old[language]);
    markMoved(dataDir, named);
    const all = Object.values(rows).reduce((sum, some) => sum + some, 0);
    const lines = [
      move.say(language, 'moved', { rows: formatRowCount[language](all) }),
      move.say(language, named, { folder: join(dataDir, 'database') }),
    ];
    return failed === undefined
      ? { status: 0, lines }
      : { status: 1, lines: [...lines, backup.say(language, 'notErased', { why: failed })] };
  } catch (error) {
    if (error instanceof NotTaken) return refuse(backup.say(language, error.why, { others: error.others }));
    throw error;
  }
}
