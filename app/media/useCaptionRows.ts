import type { Captions } from '@parvis/api/calls/captions';
import { languageOf } from '@parvis/locales/languages';
import { useEffect, useState } from 'react';
import { newId } from '../data/outbox/ids.ts';
import { useTexts } from '../texts/useTexts.ts';
import { type CaptionRow, momentText, rowsOf, writtenCaptions } from './captionRows.ts';
import type { CaptionsDraft } from './captionsDraft.ts';
import { type ReadCaptions, readCaptions } from './readCaptions.ts';
import { toldName } from './toldName.ts';

/** Why a file brought no captions, with its name. */
export type FileFault = { readonly name: string } & Exclude<ReadCaptions, { rows: unknown }>;

/** What is said by captions in their fields, whatever names them. */
const saidBy = ({ language, rows }: { language: string; rows: readonly CaptionRow[] }): string =>
  JSON.stringify(rows.length > 0 && [language, rows.map(({ at, to, txt }) => [at, to, txt])]);

/** The captions of a film of so many seconds while they are written: those that were begun, before those it has. */
export function useCaptionRows(begun: Captions | undefined, seconds: number, draft: CaptionsDraft) {
  const locale = useTexts().locale();
  const [before] = useState(() => ({
    language: begun?.language ?? languageOf(locale).tag,
    rows: rowsOf(begun?.cues ?? [], locale),
  }));
  const [own] = useState(draft);
  const [kept] = useState(own.load);
  const [rows, setRows] = useState<readonly CaptionRow[]>((kept ?? before).rows);
  const [language, setLanguage] = useState((kept ?? before).language);
  const [fault, setFault] = useState<FileFault>();
  const isChanged = saidBy({ language, rows }) !== saidBy(before);
  useEffect(() => {
    if (isChanged) own.save({ language, rows: [...rows] });
    else own.remove();
  }, [own, isChanged, language, rows]);
  const written = writtenCaptions(rows, seconds);
  return {
    rows,
    language,
    setLanguage,
    fault,
    written,
    /** What was begun before is shown, and is not what the film has. */
    isResumed: kept !== undefined && isChanged,
    /** Gives up what was begun. */
    startAnew: () => {
      setRows(before.rows);
      setLanguage(before.language);
    },
    change: (row: CaptionRow) =>
      setRows((all) =>
        all.map((one) =>
          one.key === row.key ? { ...row, ...(one.at !== row.at && { to: undefined }) } : one,
        ),
      ),
    remove: ({ key }: CaptionRow) => setRows((all) => all.filter((one) => one.key !== key)),
    /** Begins one at a moment of the film. @returns what names it */
    add(from: number): string {
      const key = newId();
      setFault(undefined);
      setRows((all) => [...all, { key, at: momentText(Math.min(from, seconds), locale), txt: '' }]);
      return key;
    },
    /** Adds those of a file to what is written. */
    async read(file: File): Promise<void> {
      const found = await readCaptions(file, locale);
      if ('rows' in found) {
        setFault(undefined);
        setRows((all) => [...all.filter(({ txt }) => txt.trim() !== ''), ...found.rows]);
      } else setFault({ name: toldName(file), ...found });
    },
  };
}
