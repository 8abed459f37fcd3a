import { formatHex, over, parseHex } from '../colour/rgba.ts';
import type { ResolvedPalette, Scheme } from '../palette/keys.ts';
import type { LetterPart } from './letter.ts';

/** What a letter is written in, and what it is called by programs that say so. */
export interface LetterHead {
  readonly lang: string;
  readonly title: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>');
const dashed = (name: string): string => name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);

/** Declarations of the colours of a part: opaque, since mail programs know no others. */
function painted({ paint = {} }: LetterPart, palette: ResolvedPalette): [string, string][] {
  const page = parseHex(palette.bg1);
  return Object.entries(paint).map(([property, key]) => [
    dashed(property),
    formatHex(over(parseHex(palette[key]), page)),
  ]);
}

/**
 * A letter as HTML for a mail, with its styles at the elements, and the dark colours for programs that show them.
 *
 * @param palettes colours that can be read
 */
export function letterHtml(
  letter: LetterPart,
  palettes: Readonly<Record<Scheme, ResolvedPalette>>,
  { lang, title }: LetterHead,
): string {
  const dark: string[] = [];
  const write = (part: LetterPart | string): string => {
    if (typeof part === 'string') return escaped(part);
    const { tag, href, style = {}, paint, inside } = part;
    const colours = painted(part, palettes.light);
    const all = [...Object.entries(style).map(([name, value]) => [dashed(name), value]), ...colours];
    const own = paint ? ` class="c${dark.length}"` : '';
    if (paint) {
      const rules = painted(part, palettes.dark).map(([name, value]) => `${name}:${value}!important`);
      dark.push(`.c${dark.length}{${rules.join(';')}}`);
    }
    const styled = all.length > 0 ? ` style="${all.map((pair) => pair.join(':')).join(';')}"` : '';
    const role = tag === 'table' ? ' role="presentation"' : '';
    const to = href === undefined ? '' : ` href="${escaped(href)}"`;
    return `<${tag}${to}${role}${own}${styled}>${inside.map(write).join('')}</${tag}>`;
  };
  const body = write(letter);
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>@media (prefers-color-scheme:dark){${dark.join('')}}</style></head><body style="margin:0">${body}</body></html>`;
}
