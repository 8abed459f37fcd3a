import { existsSync, statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DAY } from '@parvis/locales/dates';
import type { Values } from '@parvis/locales/engine';
import { writeArchive } from '../../platform/backup/archive/writeArchive.ts';
import { PhotosElsewhere, takeBackup } from '../../platform/backup/takeBackup.ts';
import { readConfig } from '../../platform/config/config.ts';
import { asServer } from '../../platform/db/asServer.ts';
import { firstCode } from '../../platform/lib/causes.ts';
import { KNOWN_DAYS } from '../../platform/storage/erasedList.ts';
import { mediaFolderOf } from '../../platform/storage/folders.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import { type CommandResult, HELP_FLAGS, readCommand } from '../../platform/terminal/commandArguments.ts';
import { takeValues } from '../../platform/terminal/commandValues.ts';
import { backup, heldIn, sayFiles, sayHeld } from './sentences.ts';

const FLAGS = { '--no-media': 'noMedia', '--json': 'json', ...HELP_FLAGS } as const;

/** Backup names contain the UTC start time; interrupted ones keep a temporary suffix. */
const NAMED = /^parvis-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar(\.[\da-f]{8}\.unfinished)?$/;
/** Age in days after which a partial backup is abandoned; it contains personal data, too. */
const UNFINISHED_DAYS = 1;
const nameAt = (at: Date): string => `parvis-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.tar`;

/** Deletes expired backups and abandoned parts. @returns their names */
async function removeOld(folder: string, days: number, now: Date): Promise<string[]> {
  const old = (await readdir(folder)).filter((name) => {
    const read = NAMED.exec(name);
    if (!read) return false;
    const [year = 0, month = 0, ...rest] = read.slice(1, 7).map(Number);
    const most = read[7] === undefined ? days : UNFINISHED_DAYS;
    return now.getTime() - Date.UTC(year, month - 1, ...rest) > most * DAY;
  });
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}

/** Disk or quota full. */
const NO_ROOM = /^(ENOSPC|EDQUOT)$/;

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

export async function answer(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  giveUp?: AbortSignal,
): Promise<CommandResult> {
  const { values, named, rest } = takeValues(args, ['--keep']);
  const read = readCommand(rest, { flags: FLAGS, usage: backup.usage, help: backup.help });
  if ('status' in read) return read;
  const { given, language } = read;
  const say = (id: Parameters<typeof backup.say>[1], values: Values = {}) => backup.say(language, id, values);
  const refuse = (...lines: string[]): CommandResult => ({ status: 2, lines });
  if (named === undefined) return refuse(say('unnamed'), backup.usage[language]);
  const keep = values['--keep'];
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) return refuse(say('noKeep', { keep }));
  if (keep !== undefined && !isFolder(named))
    return refuse(say(existsSync(named) ? 'notFolder' : 'noFolder', { path: named }));
  const now = new Date();
  const path = isFolder(named) ? join(named, nameAt(now)) : named;
  if (existsSync(path)) return refuse(say('exists', { path }));
  const config = readConfig(env);
  const { storage: opened, place } = openStorage(config, mediaFolderOf(config));
  const storage = given.has('noMedia') ? undefined : opened;
  const done = await asServer(config, ({ url }) =>
    writeArchive(path, (archive) => takeBackup(archive, { url, storage, giveUp }), { giveUp, now }),
  ).catch((error: unknown) => {
    if (giveUp?.aborted) return 'givenUp' as const;
    if (error instanceof PhotosElsewhere) return 'elsewhere' as const;
    if (NO_ROOM.test(firstCode(error) ?? '')) return 'noRoom' as const;
    throw error;
  });
  if (done === 'givenUp') return refuse(say('givenUp'));
  if (done === 'noRoom') return refuse(say('noRoom', { path: dirname(resolve(path)) }));
  if (done === 'elsewhere') return refuse(say('elsewhere', { place }));
  const { gone, missing = 0 } = done.media;
  const status = missing > 0 ? 1 : 0;
  // Older backups may contain the missing files.
  const removed = keep === undefined || missing > 0 ? [] : await removeOld(named, Number(keep), now);
  const held = heldIn(done, done.bytes, now.toISOString());
  if (given.has('json'))
    return { status, lines: [JSON.stringify({ path, ...held, gone, missing, removed }, null, 2)] };
  const lines = [
    say('written', { path, held: sayHeld(language, held) }),
    ...(gone > 0 ? [say('gone', { many: gone })] : []),
    ...(missing > 0 ? [say('missingFiles', { place, files: sayFiles(language, 'files', missing) })] : []),
    ...(missing > 0 && keep !== undefined ? [say('noneRemoved')] : []),
    ...(removed.length > 0 ? [say('removed', { names: removed.join(', ') })] : []),
    ...(Number(keep ?? 0) > KNOWN_DAYS ? [say('keptLong', { keep: Number(keep), most: KNOWN_DAYS })] : []),
  ];
  return { status, lines };
}
