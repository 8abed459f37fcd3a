import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type pg from 'pg';
import {
  findLostRows,
  findOrphanFiles,
  matchRetained,
  type OrphanContext,
} from '../../modules/media/service.ts';
import {
  type CompactionResult,
  compactedTables,
  compactTables,
  countDueRows,
  type ErasedCounts,
  eraseDue,
  recordErasureRun,
} from '../../modules/privacy/service.ts';
import { withAdvisoryLock } from '../../platform/db/advisoryLock.ts';
import type { Store } from '../../platform/db/database.ts';
import { ClocksApart } from '../../platform/db/databaseClock.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import type { MediaStorage } from '../../platform/storage/mediaStorage.ts';
import { getStaleBefore } from '../../platform/storage/scratchFolder.ts';
import { type CommandResult, parseCommandArguments } from '../../platform/terminal/commandArguments.ts';
import { FILES, HELP, SAYS, USAGE } from './retentionTexts.ts';

interface ErasureResult {
  readonly rows: ErasedCounts;
  readonly files: number;
}

/** Then the shell lacks the server's settings. */
async function isMediaMissing(kept: OrphanContext, now: Date): Promise<boolean> {
  const { there } = await findOrphanFiles(kept, getStaleBefore(now.getTime()));
  const { lost, all } = await findLostRows(kept, there, now);
  return all > 0 && lost.length === all;
}

async function countDueFiles(kept: OrphanContext, now: Date): Promise<number> {
  return (await findOrphanFiles(kept, getStaleBefore(now.getTime()), matchRetained(now))).unknown.length;
}

/** @returns undefined while another server erases */
async function eraseRowsAndFiles(
  pool: pg.Pool,
  kept: OrphanContext,
  now: Date,
): Promise<ErasureResult | undefined> {
  const rows = await eraseDue(pool, now);
  const files =
    rows &&
    (await withAdvisoryLock(pool, 'files', async (holder) => {
      const began = getDatabaseNow();
      const { unknown } = await findOrphanFiles(kept, getStaleBefore(now.getTime()));
      for (const id of unknown) await kept.storage.remove(id);
      await recordErasureRun(holder, 'due', began, { files: unknown.length });
      return unknown.length;
    }));
  return rows && files !== undefined ? { rows, files } : undefined;
}

export interface RetentionContext {
  readonly store: Pick<Store, 'db' | 'pool'>;
  readonly storage: MediaStorage;
  readonly place: string;
}

interface Options {
  readonly dryRun: boolean;
  /** Rewrites tables without time limit. */
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
  const read = parseCommandArguments(args, FLAGS, USAGE);
  if ('status' in read) return read;
  const { flags: given, language } = read;
  return {
    dryRun: given.has('dryRun'),
    compact: given.has('compact'),
    json: given.has('json'),
    help: given.has('help'),
    language,
  };
}

export const formatHelp = (language: Language): CommandResult => ({
  status: 0,
  lines: [USAGE[language], ...HELP[language]],
});

function formatCompaction(compacted: CompactionResult | undefined, language: Language): string[] {
  if (!compacted) return [];
  const { done, failed, denied } = compacted;
  return [
    SAYS.anew[language](done.length),
    ...(failed.length > 0 ? [SAYS.inUse[language](failed.join(', '))] : []),
    ...(denied.length > 0 ? [SAYS.denied[language](denied.join(', '))] : []),
  ];
}

function formatResult(
  { rows: erased, files }: ErasureResult,
  compacted: CompactionResult | undefined,
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
    ...formatCompaction(compacted, language),
  ];
}

export async function applyRetention(
  { store, storage, place }: RetentionContext,
  options: Options,
  now = new Date(),
): Promise<CommandResult> {
  const { dryRun, language } = options;
  const busy: CommandResult = { status: 1, lines: [SAYS.busy[language]] };
  const kept = { db: store.db, storage };
  if (await isMediaMissing(kept, now)) return { status: 2, lines: [FILES.elsewhere[language](place)] };
  const gone = dryRun
    ? { rows: await countDueRows(store.pool, now), files: await countDueFiles(kept, now) }
    : await eraseRowsAndFiles(store.pool, kept, now).catch((error: unknown) => {
        if (error instanceof ClocksApart) return error;
        throw error;
      });
  if (!gone) return busy;
  if (gone instanceof ClocksApart) return { status: 1, lines: [SAYS.apart[language](gone.hours)] };
  const isCompacting = options.compact && !dryRun;
  const compacted = isCompacting
    ? await compactTables(store.pool, compactedTables, { maxLockMs: 0 })
    : undefined;
  if (isCompacting && !compacted) return busy;
  const isLeft = compacted !== undefined && compacted.failed.length + compacted.denied.length > 0;
  return { status: isLeft ? 1 : 0, lines: formatResult(gone, compacted, place, options) };
}
