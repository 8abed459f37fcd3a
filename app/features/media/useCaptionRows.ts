import type { Captions } from '@parvis/api/calls/captions';
import { languageOf } from '@parvis/locales/languages';
import { useEffect, useState } from 'react';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { buildCaptions, type CaptionRow, formatTime, toRows } from './captionRows.ts';
import type { CaptionsDraft } from './captionsDraft.ts';
import { formatFileName } from './formatFileName.ts';
import { type ReadCaptions, readCaptions } from './readCaptions.ts';

export type CaptionFileFault = { readonly name: string } & Exclude<ReadCaptions, { rows: unknown }>;

/** For comparison, without keys. */
const serializeCaptions = ({ language, rows }: { language: string; rows: readonly CaptionRow[] }): string =>
  JSON.stringify(rows.length > 0 && [language, rows.map(({ at, to, txt }) => [at, to, txt])]);

/** A draft takes precedence. */
export function useCaptionRows(begun: Captions | undefined, seconds: number, draft: CaptionsDraft) {
  const locale = useTexts().locale();
  const [before] = useState(() => ({
    language: begun?.language ?? languageOf(locale).tag,
    rows: toRows(begun?.cues ?? [], locale),
  }));
  const [own] = useState(draft);
  const [kept] = useState(own.load);
  const [rows, setRows] = useState<readonly CaptionRow[]>((kept ?? before).rows);
  const [language, setLanguage] = useState((kept ?? before).language);
  const [fault, setFault] = useState<CaptionFileFault>();
  const isChanged = serializeCaptions({ language, rows }) !== serializeCaptions(before);
  useEffect(() => {
    if (isChanged) own.save({ language, rows: [...rows] });
    else own.remove();
  }, [own, isChanged, language, rows]);
  const written = buildCaptions(rows, seconds);
  return {
    rows,
    language,
    setLanguage,
    fault,
    written,
    /** Shows the draft, not the video's captions. */
    isResumed: kept !== undefined && isChanged,
    resetRows: () => {
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
    /** At a time of the video. @returns its key */
    add(from: number): string {
      const key = createId();
      setFault(undefined);
      setRows((all) => [...all, { key, at: formatTime(Math.min(from, seconds), locale), txt: '' }]);
      return key;
    },
    async read(file: File): Promise<void> {
      const found = await readCaptions(file, locale);
      if ('rows' in found) {
        setFault(undefined);
        setRows((all) => [...all.filter(({ txt }) => txt.trim() !== ''), ...found.rows]);
      } else setFault({ name: formatFileName(file), ...found });
    },
  };
}
