import { languages } from './languages.ts';
import { type Words, wordsIn } from './wordsIn.ts';

const BETWEEN = ' · ';

/** What a place is called, and where exactly it is where that is said: "Gare · Quai 1". */
export const placeLine = (lbl: string, descr: string | undefined): string =>
  descr ? lbl + BETWEEN + descr : lbl;

/** What a place is called, and where exactly it is, of a line that holds both. */
export function placeParts(line: string): readonly [lbl: string, descr?: string] {
  const at = line.indexOf(BETWEEN);
  return at < 0 ? [line] : [line.slice(0, at), line.slice(at + BETWEEN.length)];
}

/** The same in each language that either of both is said in. */
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
