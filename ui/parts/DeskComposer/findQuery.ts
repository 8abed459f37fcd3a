/** From a sign at a word's start to the caret. */
export type FoundQuery = { readonly sign: string; readonly start: number; readonly query: string };

/** The last sign before the caret that begins a word on its line. */
export function findQuery(text: string, caret: number, signs: readonly string[]): FoundQuery | undefined {
  const line = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret);
  const offset = caret - line.length;
  for (let at = line.length - 1; at >= 0; at--) {
    const sign = signs.find((one) => line.startsWith(one, at));
    if (sign === undefined || (at > 0 && !/[\s(]/.test(line[at - 1] ?? ''))) continue;
    const query = line.slice(at + sign.length);
    return /^\s/.test(query) ? undefined : { sign, start: offset + at, query };
  }
  return undefined;
}
