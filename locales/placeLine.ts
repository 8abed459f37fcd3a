import { languages } from './languages.ts';
import { type Words, wordsIn } from './wordsIn.ts';

const BETWEEN = ' · ';

/** Joins the name of a place and its optional detail: "Gare · Quai 1". */
export const placeLine = (lbl: string, descr: string | undefined): string =>
  descr ? lbl + BETWEEN + descr : lbl;

/** Splits such a line into name and detail. */
export function placeParts(line: string): readonly [lbl: string, descr?: string] {
  const at = line.indexOf(BETWEEN);
  return at < 0 ? [line] : [line.slice(0, at), line.slice(at + BETWEEN.length)];
}

/** Joins names and details in every language of either. */
export function placeWords(lbl: Words, descr: Words | null): Words {
  if (!descr) return lbl;
  const said = [...new Set([...Object.keys(lbl), ...Object.keys(descr)])];
  return Object.fromEntries(
    said.flatMap((each) => {
      const row = languages.find(({ tag }) => tag === each);
      return row ? [[each, placeLine(wordsIn(lbl, row.locale), wordsIn(descr, row.locale))]] : [];
    }),
  );
}
