import { type ColourKey, colourKeys, customProperty, type Scheme } from '../palette/keys.ts';
import { darkKey, defaultOf, type Palette } from '../palette/palette.ts';
import { type ImportedPalette, imported, MAX_IMPORT_LENGTH } from './imported.ts';

function lines(palette: Palette, scheme: Scheme, indent: string): string {
  const declarations = colourKeys.map((key) => {
    const own = scheme === 'light' ? key : darkKey(key);
    return `${indent}${customProperty(key)}: ${palette[own] ?? defaultOf(own)};`;
  });
  return [`${indent}color-scheme: ${scheme};`, ...declarations].join('\n');
}

/** Writes a palette as CSS custom properties for both schemes, defaults filled in, unrepaired. `readCss` reverses it. */
export function writeCss(palette: Palette): string {
  return [
    `:root {\n${lines(palette, 'light', '  ')}\n}`,
    `@media (prefers-color-scheme: dark) {\n  :root:not([data-scheme='light']) {\n${lines(palette, 'dark', '    ')}\n  }\n}`,
    `:root[data-scheme='dark'] {\n${lines(palette, 'dark', '  ')}\n}\n`,
  ].join('\n\n');
}

const PROPERTY = /^\s*--pv-colors-([A-Za-z0-9]+)\s*:(.*)$/s;
/** Fixed colours that stand beside a palette in a page's CSS and are no part of it. */
const OUTLINE = /^outline[A-Z]/;

/** What is no structure of CSS: an escaped sign, a text in quotes (which ends with its line), a comment, which may not end. */
const OPAQUE = /\\[\s\S]|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|\/\*[\s\S]*?(?:\*\/|$)/g;

/** CSS text with its comments taken out. */
export const withoutComments = (text: string): string =>
  text.replace(OPAQUE, (part) => (part.startsWith('/*') ? ' ' : part));

/** CSS text as long as it was, in which only signs are left that mean something to CSS: no word of an address can be one. */
export const structureOf = (text: string): string => text.replace(OPAQUE, (part) => ' '.repeat(part.length));

/** Of what stands before a brace, this much is looked at. */
const MAX_PRELUDE = 500;

/** Whether what stands before a brace picks the dark scheme: `@media (prefers-color-scheme: dark)`, `[data-scheme=dark]`. */
function picksDark(prelude: string): boolean {
  return /dark/i.test(prelude.slice(-MAX_PRELUDE).replace(/:not\([^)]*\)/g, ''));
}

/** Walks through rules of CSS; `take` gets each declaration and whether a rule around it is for the dark scheme. */
export function eachDeclaration(text: string, take: (declaration: string, dark: boolean) => void): void {
  const around: boolean[] = [];
  const structure = structureOf(text);
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = structure[at] ?? ';';
    if (sign !== '{' && sign !== '}' && sign !== ';') continue;
    const piece = text.slice(start, at);
    start = at + 1;
    const dark = around.at(-1) ?? false;
    if (sign === '{') around.push(dark || picksDark(piece));
    else take(piece, dark);
    if (sign === '}') around.pop();
  }
}

/** Reads `--pv-colors-…` declarations from CSS, dark ones by their rule; the last one wins. Never throws. */
export function readCss(text: string): ImportedPalette {
  if (text.length > MAX_IMPORT_LENGTH) return { ok: false, reason: 'tooLarge' };
  if (text.trim() === '') return { ok: false, reason: 'missing' };
  const found = new Map<string, string>();
  eachDeclaration(withoutComments(text), (declaration, dark) => {
    const [, key, value = ''] = PROPERTY.exec(declaration) ?? [];
    if (!key || OUTLINE.test(key)) return;
    found.set(dark ? darkKey(key as ColourKey) : key, value.trim());
  });
  return imported(found);
}
