const BETWEEN = ' · ';

/** Joins the name of a place and its optional detail: "Gare · Quai 1". */
export const placeLine = (lbl: string, descr: string | undefined): string =>
  descr ? lbl + BETWEEN + descr : lbl;

/** Splits such a line into name and detail. */
export function placeParts(line: string): readonly [lbl: string, descr?: string] {
  const at = line.indexOf(BETWEEN);
  return at < 0 ? [line] : [line.slice(0, at), line.slice(at + BETWEEN.length)];
}
