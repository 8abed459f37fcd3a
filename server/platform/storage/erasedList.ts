import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY } from '@parvis/locales/dates';
import { signatureOf } from '../lib/signing.ts';

/** Days to keep erasures: the maximum age of backups. */
export const KNOWN_DAYS = 30;

const LINE = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\w-]{43})$/;

export interface Erased {
  readonly hash: string;
  readonly at: Date;
}

/** The erasure list, kept outside the database, so that a restored backup can repeat erasures. */
export interface ErasedList {
  read(now?: Date): Promise<Erased[]>;
  /** Appends erasures; duplicates are harmless. */
  add(people: readonly Erased[]): Promise<void>;
  forget(now?: Date): Promise<void>;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const isOld = (at: Date, now: Date, days: number): boolean => now.getTime() - at.getTime() >= days * DAY;

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/**
 * Creates the list of one database in a folder that several may share. It appends to one file per day, so
 * that nothing is rewritten concurrently.
 */
export function erasedListIn(folder: string, secret: Buffer): ErasedList {
  const database = signatureOf(secret, 'list of the erased').toString('hex').slice(0, 12);
  const isOurs = new RegExp(`^\\d{4}-\\d\\d-\\d\\d\\.${database}$`);
  const ours = async () => (await namesIn(folder)).filter((name) => isOurs.test(name));
  return {
    async read(now = new Date()) {
      const texts = await Promise.all((await ours()).map((name) => readFile(join(folder, name), 'utf8')));
      const lines = texts.flatMap((text) => text.split('\n')).map((line) => LINE.exec(line) ?? []);
      const found = lines.flatMap(([, at = '', hash]) => (hash ? [{ hash, at: new Date(at) }] : []));
      return found.filter(({ at }) => !isOld(at, now, KNOWN_DAYS));
    },
    async add(people) {
      if (people.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
      // A line cut by a crash ends before the next one.
      for (const { hash, at } of people)
        await appendFile(join(folder, `${dayOf(at)}.${database}`), `\n${at.toISOString()} ${hash}\n`, {
          mode: 0o600,
          flush: true,
        });
    },
    async forget(now = new Date()) {
      const old = (await ours()).filter((name) => isOld(new Date(name.slice(0, 10)), now, KNOWN_DAYS + 1));
      for (const name of old) await rm(join(folder, name), { force: true });
    },
  };
}
