/** Longest first. */
export function splitMarks(
  text: string,
  marks: readonly string[],
): { readonly words: string; readonly isMark: boolean }[] {
  const byLength = [...marks].filter(Boolean).sort((a, b) => b.length - a.length);
  const parts: { words: string; isMark: boolean }[] = [];
  let rest = text;
  while (rest !== '') {
    const found = byLength
      .map((words) => ({ words, at: rest.indexOf(words) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.words.length - a.words.length)[0];
    if (!found) return [...parts, { words: rest, isMark: false }];
    if (found.at > 0) parts.push({ words: rest.slice(0, found.at), isMark: false });
    parts.push({ words: found.words, isMark: true });
    rest = rest.slice(found.at + found.words.length);
  }
  return parts;
}
