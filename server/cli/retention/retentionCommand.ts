import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type pg from 'pg';
import { lostRows } from '../../modules/media/files/sweep.ts';
import { type Kept, staysAt, unknownFiles } from '../../modules/media/files/unknown.ts';
import { type Compacted, compact, tables } from '../../modules/privacy/retention/compact.ts';
import { eraseDue, noteRun, whatIsDue } from '../../modules/privacy/retention/eraseDue.ts';
import type { Erased } from '../../modules/privacy/retention/rules.ts';
import type { Store } from '../../platform/db/database.ts';
import { ClocksApart } from '../../platform/db/databaseClock.ts';
import { onlyHere } from '../../platform/db/onlyHere.ts';
import { dateNow } from '../../platform/lib/clock.ts';
import { oldBy } from '../../platform/storage/scratch.ts';
import type { MediaStorage } from '../../platform/storage/storage.ts';
import { type CommandResult, readArguments } from '../../platform/terminal/commandArguments.ts';
import { FILES, HELP, SAYS, USAGE } from './words.ts';

interface Gone {
  readonly rows: Erased;
  readonly files: number;
}

/** True if all files are missing: the shell lacks the server's settings. */
async function areElsewhere(kept: Kept, now: Date): Promise<boolean> {
  const { there } = await unknownFiles(kept, oldBy(now.getTime()));
  const { lost, all } = await lostRows(kept, there, now);
  return all > 0 && lost.length === all;
}

async function countDue(kept: Kept, now: Date): Promise<number> {
  return (await unknownFiles(kept, oldBy(now.getTime()), staysAt(now))).unknown.length;
}

/** @returns undefined while another server erases */
async function erase(pool: pg.Pool, kept: Kept, now: Date): Promise<Gone | undefined> {
  const rows = await eraseDue(pool, now);
  const files =
    rows &&
    (await onlyHere(pool, 'files', async (holder) => {
      const began = dateNow();
      const { unknown } = await unknownFiles(kept, oldBy(now.getTime()));
      for (const id of unknown) await kept.storage.remove(id);
      await noteRun(holder, 'due', began, { files: unknown.length });
      return unknown.length;
    }));
  return rows && files !== undefined ? { rows, files } : undefined;
}

export interface Held {
  readonly store: Pick<Store, 'db' | 'pool'>;
  readonly storage: MediaStorage;
  readonly place: string;
}

interface Options {
  readonly dryRun: boolean;
  /** Rewrites tables afterwards, without time limit. */
  readonly compact: boolean;
  readonly language: Language;
  readonly json: boolean;
  readonly help: boolean;
}

const FLAGS = {
  '--dry-run': 'dryRun',
  '--compact': 'compact',
  '--json': 'json',
  '--help': 'help',
  '-h': 'help',
} as const;

export function parseArguments(args: readonly string[]): Options | CommandResult {
  const read = readArguments(args, FLAGS, USAGE);
  if ('status' in read) return read;
  const { given, language } = read;
  return {
    dryRun: given.has('dryRun'),
    compact: given.has('compact'),
    json: given.has('json'),
    help: given.has('help'),
    language,
  };
}

export const helpIn = (language: Language): CommandResult => ({
  status: 0,
  lines: [USAGE[language], ...HELP[language]],
});

function compactedLines(compacted: Compacted | undefined, language: Language): string[] {
  if (!compacted) return [];
  const { done, failed, denied } = compacted;
  return [
    SAYS.anew[language](done.length),
    ...(failed.length > 0 ? [SAYS.inUse[language](failed.join(', '))] : []),
    ...(denied.length > 0 ? [SAYS.denied[language](denied.join(', '))] : []),
  ];
}

function linesOf(
  { rows: erased, files }: Gone,
  compacted: Compacted | undefined,
  place: string,
  { dryRun, language, json }: Options,
): string[] {
  if (json) return [JSON.stringify({ dryRun, rows: erased, files, compacted }, null, 2)];
  const tables = Object.entries(erased);
  const width = Math.max(0, ...tables.map(([table]) => table.length));
  const rows = tables.map(([table, count]) => `  ${table.padEnd(width)}  ${String(count).padStart(8)}`);
  const isNothing = tables.length === 0 && files === 0;
  const head = isNothing ? SAYS.nothing : dryRun ? SAYS.would : SAYS.went;
  return [
    head[language],
    ...rows,
    FILES.many[language](place, files),
    ...compactedLines(compacted, language),
  ];
}

export async function run(
  { store, storage, place }: Held,
  options: Options,
  now = new Date(),
): Promise<CommandResult> {
  const { dryRun, language } = options;
  const busy: CommandResult = { status: 1, lines: [SAYS.busy[language]] };
  const kept = { db: store.db, storage };
  if (await areElsewhere(kept, now)) return { status: 2, lines: [FILES.elsewhere[language](place)] };
  const gone = dryRun
    ? { rows: await whatIsDue(store.pool, now), files: await countDue(kept, now) }
    : await erase(store.pool, kept, now).catch((error: unknown) => {
        if (error instanceof ClocksApart) return error;
        throw error;
      });
  if (!gone) return busy;
  if (gone instanceof ClocksApart) return { status: 1, lines: [SAYS.apart[language](gone.hours)] };
  const isCompacting = options.compact && !dryRun;
  const compacted = isCompacting ? await compact(store.pool, tables, { closed: 0 }) : undefined;
  if (isCompacting && !compacted) return busy;
  const isLeft = compacted !== undefined && compacted.failed.length + compacted.denied.length > 0;
  return { status: isLeft ? 1 : 0, lines: linesOf(gone, compacted, place, options) };
}
