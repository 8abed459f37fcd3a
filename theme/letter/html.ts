import { formatHex, over, parseHex } from '../colour/rgba.ts';
import { getEdges } from '../contrast/edges.ts';
import type { ResolvedPalette, Scheme } from '../palette/keys.ts';
import type { LetterPart } from './letter.ts';

/** Language and title of the mail. */
export interface LetterHead {
  readonly lang: string;
  readonly title: string;
}

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>');
const formatProperty = (name: string): string => name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);

/** Mail clients support no alpha. */
function getColours({ paint = {} }: Pick<LetterPart, 'paint'>, palette: ResolvedPalette): [string, string][] {
  const page = parseHex(palette.bg1);
  return Object.entries(paint).map(([property, key]) => [
    formatProperty(property),
    formatHex(over(parseHex(palette[key]), page)),
  ]);
}

type Palettes = Readonly<Record<Scheme, ResolvedPalette>>;

/** Invisible in one scheme; matches the filling in the other. */
function getEdge(
  { paint }: Pick<LetterPart, 'paint'>,
  palettes: Palettes,
  scheme: Scheme,
): [string, string][] {
  const filling = paint?.backgroundColor;
  const findEdge = (one: Scheme) => getEdges(palettes[one]).find(([key]) => key === filling)?.[1];
  if (!filling || !(findEdge('light') ?? findEdge('dark'))) return [];
  const part = { paint: { borderColor: findEdge(scheme) ? 'reportBtnBrdr' : filling } } as const;
  return [['border', '1px solid'], ...getColours(part, palettes[scheme])];
}

/** Below a short mail. */
const GROUND = { paint: { backgroundColor: 'bg1' } } as const;

/**
 * HTML with inline styles and dark-scheme rules.
 * @param palettes repaired
 */
export function letterHtml(letter: LetterPart, palettes: Palettes, { lang, title }: LetterHead): string {
  const dark: string[] = [];
  const createStyle = (part: Pick<LetterPart, 'style' | 'paint'>): string => {
    const given = Object.entries(part.style ?? {}).map(([name, value]) => [formatProperty(name), value]);
    const all = [...given, ...getColours(part, palettes.light), ...getEdge(part, palettes, 'light')];
    const own = part.paint ? ` class="c${dark.length}"` : '';
    if (part.paint) {
      const colours = [...getColours(part, palettes.dark), ...getEdge(part, palettes, 'dark')];
      const rules = colours.map(([name, value]) => `${name}:${value}!important`);
      dark.push(`.c${dark.length}{${rules.join(';')}}`);
    }
    return `${own}${all.length > 0 ? ` style="${all.map((pair) => pair.join(':')).join(';')}"` : ''}`;
  };
  const ground = createStyle({ ...GROUND, style: { margin: '0' } });
  const write = (part: LetterPart | string): string => {
    if (typeof part === 'string') return escapeText(part);
    const { tag, href, inside } = part;
    const styled = createStyle(part);
    const role = tag === 'table' ? ' role="presentation"' : '';
    const to = href === undefined ? '' : ` href="${escapeText(href)}"`;
    return `<${tag}${to}${role}${styled}>${inside.map(write).join('')}</${tag}>`;
  };
  const body = write(letter);
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeText(title)}</title><style>@media (prefers-color-scheme:dark){${dark.join('')}}</style></head><body${ground}>${body}</body></html>`;
}
