const LIMITS = { elements: 4000, depth: 100, attributes: 16_000, attributesOfOne: 100 } as const;

const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;
/** `>` may occur in quotes, `<` nowhere. */
const TAG = /<[^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*>/y;
const ATTRIBUTE = /=\s*["']/g;

const matchTag = (text: string, at: number): string | undefined => {
  TAG.lastIndex = at;
  return TAG.exec(text)?.[0];
};

export function hasLogoComplexity(text: string): boolean {
  const count = { elements: 0, depth: 0, attributes: 0, attributesOfOne: 0 };
  const names = Object.keys(LIMITS) as (keyof typeof LIMITS)[];
  for (let at = text.indexOf('<'); at >= 0; ) {
    const passed = SKIPPED.find(([begin]) => text.startsWith(begin, at));
    const tag = passed ? '' : matchTag(text, at);
    const end = passed ? text.indexOf(passed[1], at + passed[0].length) : at + (tag?.length ?? 0);
    if (end < 0 || tag === undefined) return false;
    if (tag.startsWith('</')) count.depth -= 1;
    else if (tag !== '' && !tag.startsWith('<!')) {
      count.elements += 1;
      count.attributesOfOne = tag.match(ATTRIBUTE)?.length ?? 0;
      count.attributes += count.attributesOfOne;
      count.depth += 1;
    }
    if (names.some((name) => count[name] > LIMITS[name])) return false;
    if (tag.endsWith('/>') && !tag.startsWith('</')) count.depth -= 1;
    at = text.indexOf('<', end);
  }
  return true;
}
