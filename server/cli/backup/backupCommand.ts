import { existsSync, statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DAY } from '@parvis/locales/dates';
import type { Values } from '@parvis/locales/engine';
import { writeArchive } from '../../platform/backup/archive/writeArchive.ts';
import { createBackup, PhotosElsewhere } from '../../platform/backup/createBackup.ts';
import { readConfig } from '../../platform/config/config.ts';
import { withServerStore } from '../../platform/db/serverStore.ts';
import { findErrorCode } from '../../platform/lib/errorCauses.ts';
import { ERASURE_DAYS } from '../../platform/storage/erasureList.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import { getMediaFolder } from '../../platform/storage/storageFolders.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { extractValues } from '../../platform/terminal/commandValues.ts';
import { backup, countContents, formatContents, formatFileCount } from './backupTexts.ts';

const FLAGS = { '--no-media': 'noMedia', '--json': 'json', ...HELP_FLAGS } as const;

/** UTC start time; interrupted backups keep a temporary suffix. */
const BACKUP_NAME = /^parvis-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar(\.[\da-f]{8}\.unfinished)?$/;
/** Partial backups contain personal data, too. */
const UNFINISHED_DAYS = 1;
const formatBackupName = (at: Date): string => `parvis-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.tar`;

/** Deletes expired backups and partial ones. @returns their names */
async function removeOld(folder: string, days: number, now: Date): Promise<string[]> {
  const old = (await readdir(folder)).filter((name) => {
    const read = BACKUP_NAME.exec(name);
    if (!read) return false;
    const [year = 0, month = 0, ...rest] = read.slice(1, 7).map(Number);
    const most = read[7] === undefined ? days : UNFINISHED_DAYS;
    return now.getTime() - Date.UTC(year, month - 1, ...rest) > most * DAY;
  });
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}

const DISK_FULL = /^(ENOSPC|EDQUOT)$/;

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

export async function runBackup(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): Promise<CommandResult> {
  const { values, positional: named, rest } = extractValues(args, ['--keep']);
  const read = parseCommand(rest, { flags: FLAGS, usage: backup.usage, help: backup.help });
  if ('status' in read) return read;
  const { flags: given, language } = read;
  const translate = (id: Parameters<typeof backup.say>[1], values: Values = {}) =>
    backup.say(language, id, values);
  const refuse = (...lines: string[]): CommandResult => ({ status: 2, lines });
  if (named === undefined) return refuse(translate('unnamed'), backup.usage[language]);
  const keep = values['--keep'];
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) return refuse(translate('noKeep', { keep }));
  if (keep !== undefined && !isFolder(named))
    return refuse(translate(existsSync(named) ? 'notFolder' : 'noFolder', { path: named }));
  const now = new Date();
  const path = isFolder(named) ? join(named, formatBackupName(now)) : named;
  if (existsSync(path)) return refuse(translate('exists', { path }));
  const config = readConfig(env);
  const { storage: opened, place } = openStorage(config, getMediaFolder(config));
  const storage = given.has('noMedia') ? undefined : opened;
  const done = await withServerStore(config, ({ url }) =>
    writeArchive(path, (archive) => createBackup(archive, { url, storage, giveUp: signal }), {
      giveUp: signal,
      now,
    }),
  ).catch((error: unknown) => {
    if (signal?.aborted) return 'givenUp' as const;
    if (error instanceof PhotosElsewhere) return 'elsewhere' as const;
    if (DISK_FULL.test(findErrorCode(error) ?? '')) return 'noRoom' as const;
    throw error;
  });
  if (done === 'givenUp') return refuse(translate('givenUp'));
  if (done === 'noRoom') return refuse(translate('noRoom', { path: dirname(resolve(path)) }));
  if (done === 'elsewhere') return refuse(translate('elsewhere', { place }));
  const { gone, missing = 0 } = done.media;
  const status = missing > 0 ? 1 : 0;
  // Older backups may contain them.
  const removed = keep === undefined || missing > 0 ? [] : await removeOld(named, Number(keep), now);
  const held = countContents(done, done.bytes, now.toISOString());
  if (given.has('json'))
    return { status, lines: [JSON.stringify({ path, ...held, gone, missing, removed }, null, 2)] };
  const lines = [
    translate('written', { path, held: formatContents(language, held) }),
    ...(gone > 0 ? [translate('gone', { many: gone })] : []),
    ...(missing > 0
      ? [translate('missingFiles', { place, files: formatFileCount(language, 'files', missing) })]
      : []),
    ...(missing > 0 && keep !== undefined ? [translate('noneRemoved')] : []),
    ...(removed.length > 0 ? [translate('removed', { names: removed.join(', ') })] : []),
    ...(Number(keep ?? 0) > ERASURE_DAYS
      ? [translate('keptLong', { keep: Number(keep), most: ERASURE_DAYS })]
      : []),
  ];
  return { status, lines };
}
