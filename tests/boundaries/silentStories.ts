const STORY = /^export const (\w+)(?:: [^=]+)? =/;
/** All states at one look, and looks of one thing on other palettes, are pictures. */
const PICTURE = /Matrix/;

/** The text of the declaration that begins at a line: a line at the margin closes it, or it is one line. */
function declarationAt(lines: readonly string[], at: number): string {
  if (lines[at]?.endsWith(';')) return lines[at];
  const end = lines.findIndex((line, index) => index > at && /^[^\s].*;$/.test(line));
  return lines.slice(at, end + 1).join('\n');
}

/** A function of a story's own that presses and types, and looks at nothing that came of it. */
function onlyPresses(own: string): boolean {
  const play = own.slice(own.search(/\bplay\b/));
  return /^play: async \([^)]*\) => \{/.test(play) && !/expect\(|await (?!userEvent\b)\w+\(/.test(play);
}

/** Stories of a text that assert nothing: no `play` of their own, of their page, of what they are made of or by. */
export function silentStories(text: string): string[] {
  const lines = text.split('\n');
  const declared = new Map<string, string>();
  lines.forEach((line, at) => {
    const name = /^(?:export )?(?:const|function) (\w+)/.exec(line)?.[1];
    if (name !== undefined) declared.set(name, declarationAt(lines, at));
  });
  const plays = (name: string, seen: readonly string[] = []): boolean => {
    const own = declared.get(name);
    if (own === undefined || seen.includes(name)) return false;
    if (/\bplay\b/.test(own)) return !onlyPresses(own);
    const madeBy = [...own.matchAll(/(?:\.\.\.|^export const \w+.* = )(\w+)(?=[,(\s}])/gm)];
    return madeBy.some(([, other = '']) => plays(other, [...seen, name]));
  };
  if (plays('meta')) return [];
  return lines.flatMap((line) => {
    const name = STORY.exec(line)?.[1];
    return name === undefined || PICTURE.test(name) || plays(name) ? [] : [name];
  });
}
