import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY } from '@parvis/locales/dates';
import { signText } from '../lib/signing.ts';

/** Maximum age of backups. */
export const ERASURE_DAYS = 30;

const LINE = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\w-]{43})$/;

export interface Erasure {
  readonly hash: string;
  readonly at: Date;
}

/** Outside the database: a restored backup repeats the erasures. */
export interface ErasureList {
  read(now?: Date): Promise<Erasure[]>;
  /** Duplicates are harmless. */
  add(people: readonly Erasure[]): Promise<void>;
  prune(now?: Date): Promise<void>;
}

const formatDay = (at: Date): string => at.toISOString().slice(0, 10);

const isExpired = (at: Date, now: Date, days: number): boolean => now.getTime() - at.getTime() >= days * DAY;

const listFileNames = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** Several databases may share the folder. One file per day avoids concurrent rewrites. */
export function createErasureList(folder: string, secret: Buffer): ErasureList {
  const database = signText(secret, 'list of the erased').toString('hex').slice(0, 12);
  const ownFile = new RegExp(`^\\d{4}-\\d\\d-\\d\\d\\.${database}$`);
  const listOwnFiles = async () => (await listFileNames(folder)).filter((name) => ownFile.test(name));
  return {
    async read(now = new Date()) {
      const texts = await Promise.all(
        (await listOwnFiles()).map((name) => readFile(join(folder, name), 'utf8')),
      );
      const lines = texts.flatMap((text) => text.split('\n')).map((line) => LINE.exec(line) ?? []);
      const found = lines.flatMap(([, at = '', hash]) => (hash ? [{ hash, at: new Date(at) }] : []));
      return found.filter(({ at }) => !isExpired(at, now, ERASURE_DAYS));
    },
    async add(people) {
      if (people.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
      // Ends a line that a crash cut.
      for (const { hash, at } of people)
        await appendFile(join(folder, `${formatDay(at)}.${database}`), `\n${at.toISOString()} ${hash}\n`, {
          mode: 0o600,
          flush: true,
        });
    },
    async prune(now = new Date()) {
      const old = (await listOwnFiles()).filter((name) =>
        isExpired(new Date(name.slice(0, 10)), now, ERASURE_DAYS + 1),
      );
      for (const name of old) await rm(join(folder, name), { force: true });
    },
  };
}
