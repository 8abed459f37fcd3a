import * as en from '@parvis/locales/en/commands/backup';
import * as fr from '@parvis/locales/fr/commands/backup';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type { ArchiveFoot } from '../../platform/backup/archive/archiveFormat.ts';
import { formatRowCount } from '../../platform/lib/formatRowCount.ts';
import { loadCommandTexts } from '../../platform/terminal/commandTexts.ts';

export const backup = loadCommandTexts(fr.backup, en.backup);
export const restore = loadCommandTexts(fr.restore, en.restore);
export const move = loadCommandTexts(fr.move, en.move);

export interface ArchiveSummary {
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
  readonly made: string;
}

export const countContents = (
  { rows, media }: Pick<ArchiveFoot, 'rows' | 'media'>,
  bytes: number,
  made: string,
): ArchiveSummary => ({
  rows: Object.values(rows).reduce((sum, some) => sum + some, 0),
  files: media.files,
  bytes,
  made,
});

export const formatFileCount = (language: Language, id: 'files' | 'lacking', count: number): string =>
  backup.say(language, id, { count, n: count.toLocaleString(language) });

export function formatContents(language: Language, { rows, files, bytes }: ArchiveSummary): string {
  const n = (bytes / 1e6).toLocaleString(language, { maximumFractionDigits: bytes < 1e6 ? 2 : 1 });
  const size = backup.say(language, 'size', { n });
  return [formatRowCount[language](rows), formatFileCount(language, 'files', files), size].join(', ');
}
