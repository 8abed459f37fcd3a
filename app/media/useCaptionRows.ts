import type { Captions } from '@parvis/api/calls/captions';
import { languageOf } from '@parvis/locales/languages';
import { useState } from 'react';
import { newId } from '../data/outbox/ids.ts';
import { useTexts } from '../texts/useTexts.ts';
import { type CaptionRow, momentText, rowsOf, writtenCaptions } from './captionRows.ts';
import { type ReadCaptions, readCaptions } from './readCaptions.ts';

/** Why a file brought no captions, with its name. */
export type FileFault = { readonly name: string } & Exclude<ReadCaptions, { rows: unknown }>;

/** The captions of a film of so many seconds while they are written. */
export function useCaptionRows(begun: Captions | undefined, seconds: number) {
  const locale = useTexts().locale();
  const [rows, setRows] = useState(() => rowsOf(begun?.cues ?? [], locale));
  const [language, setLanguage] = useState(begun?.language ?? languageOf(locale).tag);
  const [fault, setFault] = useState<FileFault>();
  const written = writtenCaptions(rows, seconds);
  return {
    rows,
    language,
    setLanguage,
    fault,
    written,
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
      setRows((all) => [...all, { key, at: momentText(Math.min(from, seconds), locale), txt: '' }]);
      return key;
    },
    /** Adds those of a file to what is written. */
    async read(file: File): Promise<void> {
      const found = await readCaptions(file, locale);
      if ('rows' in found) {
        setFault(undefined);
        setRows((all) => [...all.filter(({ txt }) => txt.trim() !== ''), ...found.rows]);
      } else setFault({ name: file.name, ...found });
    },
  };
}
