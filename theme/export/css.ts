import { type ColourKey, colourKeys, customProperty, type Scheme } from '../palette/keys.ts';
import { darkKey, defaultOf, type Palette } from '../palette/palette.ts';
import { type ImportedPalette, MAX_IMPORT_LENGTH, parseImported } from './importedPalette.ts';

function formatSchemeLines(palette: Palette, scheme: Scheme, indent: string): string {
  const declarations = colourKeys.map((key) => {
    const own = scheme === 'light' ? key : darkKey(key);
    return `${indent}${customProperty(key)}: ${palette[own] ?? defaultOf(own)};`;
  });
  return [`${indent}color-scheme: ${scheme};`, ...declarations].join('\n');
}

/** Both schemes with defaults, unrepaired. `readCss` reverses it. */
export function writeCss(palette: Palette): string {
  return [
    `:root {\n${formatSchemeLines(palette, 'light', '  ')}\n}`,
    `@media (prefers-color-scheme: dark) {\n  :root:not([data-scheme='light']) {\n${formatSchemeLines(palette, 'dark', '    ')}\n  }\n}`,
    `:root[data-scheme='dark'] {\n${formatSchemeLines(palette, 'dark', '  ')}\n}\n`,
  ].join('\n\n');
}

const PROPERTY = /^\s*--pv-colors-([A-Za-z0-9]+)\s*:(.*)$/s;
const OUTLINE = /^outline[A-Z]/;

/** Escapes, strings (to the line's end) and comments (possibly unclosed). */
const OPAQUE = /\\[\s\S]|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|\/\*[\s\S]*?(?:\*\/|$)/g;

export const removeComments = (text: string): string =>
  text.replace(OPAQUE, (part) => (part.startsWith('/*') ? ' ' : part));

/** Keeps offsets. */
export const replaceText = (text: string): string => text.replace(OPAQUE, (part) => ' '.repeat(part.length));

/** Characters. */
const MAX_PRELUDE = 500;

/** `@media (prefers-color-scheme: dark)` and `[data-scheme=dark]`. */
function isDarkRule(prelude: string): boolean {
  return /dark/i.test(prelude.slice(-MAX_PRELUDE).replace(/:not\([^)]*\)/g, ''));
}

/** `dark`: by an enclosing rule. */
export function visitDeclarations(text: string, take: (declaration: string, dark: boolean) => void): void {
  const around: boolean[] = [];
  const structure = replaceText(text);
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = structure[at] ?? ';';
    if (sign !== '{' && sign !== '}' && sign !== ';') continue;
    const piece = text.slice(start, at);
    start = at + 1;
    const dark = around.at(-1) ?? false;
    if (sign === '{') around.push(dark || isDarkRule(piece));
    else take(piece, dark);
    if (sign === '}') around.pop();
  }
}

/** `--pv-colors-…`, dark ones by their rule; the last wins. Never throws. */
export function readCss(text: string): ImportedPalette {
  if (text.length > MAX_IMPORT_LENGTH) return { ok: false, reason: 'tooLarge' };
  if (text.trim() === '') return { ok: false, reason: 'missing' };
  const found = new Map<string, string>();
  visitDeclarations(removeComments(text), (declaration, dark) => {
    const [, key, value = ''] = PROPERTY.exec(declaration) ?? [];
    if (!key || OUTLINE.test(key)) return;
    found.set(dark ? darkKey(key as ColourKey) : key, value.trim());
  });
  return parseImported(found);
}
