/** The module's public interface. */
export { erasePersonAndFiles } from './erase/erasePerson.ts';
export { replayErasures, syncErasedList } from './erase/replayErasures.ts';
export { streamArchive } from './export/archive.ts';
export { type CompactionResult, compactedTables, compactTables } from './retention/compactTables.ts';
export { countDueRows, eraseDue, recordErasureRun } from './retention/eraseDue.ts';
export { runNightlyCompaction } from './retention/nightlyCompaction.ts';
export type { ErasedCounts } from './retention/retentionRules.ts';
export { runFileSweep } from './retention/runFileSweep.ts';
