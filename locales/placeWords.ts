import { languages } from './languages.ts';
import { placeLine } from './placeLine.ts';
import { type Words, wordsIn } from './wordsIn.ts';

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
