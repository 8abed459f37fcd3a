import * as en from '@parvis/locales/en/commands/backup';
import * as fr from '@parvis/locales/fr/commands/backup';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type { Foot } from '../../platform/backup/archive/described.ts';
import { countedRows } from '../../platform/lib/counted.ts';
import { commandTexts } from '../../platform/terminal/commandTexts.ts';

/** Shared by `parvis restore` and `parvis move`. */
export const backup = commandTexts(fr.backup, en.backup);
export const restore = commandTexts(fr.restore, en.restore);
export const move = commandTexts(fr.move, en.move);

export interface Held {
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
  readonly made: string;
}

export const heldIn = ({ rows, media }: Pick<Foot, 'rows' | 'media'>, bytes: number, made: string): Held => ({
  rows: Object.values(rows).reduce((sum, some) => sum + some, 0),
  files: media.files,
  bytes,
  made,
});

export const sayFiles = (language: Language, id: 'files' | 'lacking', count: number): string =>
  backup.say(language, id, { count, n: count.toLocaleString(language) });

export function sayHeld(language: Language, { rows, files, bytes }: Held): string {
  const n = (bytes / 1e6).toLocaleString(language, { maximumFractionDigits: bytes < 1e6 ? 2 : 1 });
  const size = backup.say(language, 'size', { n });
  return [countedRows[language](rows), sayFiles(language, 'files', files), size].join(', ');
}
