import type { Entry } from './entry.ts';
import { listed } from './list.ts';
import { base16In, coolorsIn } from './schemes.ts';
import { objectInScript } from './script.ts';
import { entriesOf } from './tree.ts';
import { hasVariables, variablesOf } from './variables.ts';

/** How the colours of a brand were written. */
export type BrandFormat =
  | 'list'
  | 'base16'
  | 'coolors'
  | 'css'
  | 'tailwind'
  | 'shadcn'
  | 'tokensStudio'
  | 'styleDictionary'
  | 'w3c'
  | 'figma'
  | 'json';

/** What a text was taken for, and the colours in it. */
export interface Recognised {
  readonly format: BrandFormat | null;
  readonly entries: readonly Entry[];
  /** Where a format holds one palette each time: how many there are. */
  readonly palettes: number;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Which tool wrote a JSON file, by what only that tool writes; the first that fits. */
const JSON_SIGNS: readonly (readonly [format: BrandFormat, sign: RegExp])[] = [
  ['tokensStudio', /"\$themes"|"\$metadata"|"tokenSetOrder"/],
  ['figma', /"valuesByMode"/],
  ['w3c', /"\$value"/],
  ['tokensStudio', /"value"\s*:[^{}]*"type"\s*:|"type"\s*:[^{}]*"value"\s*:/],
  ['styleDictionary', /"value"\s*:/],
  ['coolors', /"hex"\s*:[^{}]*"cmyk"|"cmyk"\s*:[^{}]*"hex"/],
];

const inJson = (text: string): Recognised | null => {
  const tree = json(text);
  if (typeof tree !== 'object' || tree === null) return null;
  const format = JSON_SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? 'json';
  return { format, entries: entriesOf(tree), palettes: 1 };
};

const inVariables = (text: string): Recognised | null => {
  if (!hasVariables(text)) return null;
  const entries = variablesOf(text);
  const has = (name: string) => entries.some(({ path }) => path[0] === name);
  if (has('primary') && has('primary-foreground')) return { format: 'shadcn', entries, palettes: 1 };
  const tailwind = /@theme\b/.test(text) || entries.some(({ path }) => path[0]?.startsWith('color-'));
  return { format: tailwind ? 'tailwind' : 'css', entries, palettes: 1 };
};

/** `<color name="Charcoal" hex="264653" … />` of Coolors. */
const inXml = (text: string): Recognised | null => {
  const tags = [...text.matchAll(/<color\b[^>]*>/gi)].map(([tag]) => tag);
  const part = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
  const entries = tags.map((tag) => ({ path: [part(tag, 'name')], text: part(tag, 'hex') }));
  return entries.length > 0 ? { format: 'coolors', entries, palettes: 1 } : null;
};

const inScript = (text: string): Recognised | null => {
  if (!/[{,]\s*["']?[\w-]+["']?\s*:\s*["'{]/.test(text)) return null;
  const object = objectInScript(text);
  return object && { format: 'tailwind', entries: entriesOf(object), palettes: 1 };
};

const inSchemes =
  (format: BrandFormat, find: typeof base16In) =>
  (text: string): Recognised | null => {
    const found = find(text);
    return found.length > 0 ? { format, entries: found.flat(), palettes: found.length } : null;
  };

const inList = (text: string): Recognised | null => {
  const entries = listed(text);
  return entries.length > 0 ? { format: 'list', entries, palettes: 1 } : null;
};

/** The formats in the order in which they are tried: what only one of them writes comes first. */
const READERS = [
  inSchemes('coolors', coolorsIn),
  inSchemes('base16', base16In),
  inJson,
  inVariables,
  inXml,
  inScript,
  inList,
];

/** What a text is, and the colours in it, not yet read. */
export function recognised(text: string): Recognised {
  for (const read of READERS) {
    const found = read(text);
    if (found && found.entries.length > 0) return found;
  }
  return { format: null, entries: [], palettes: 0 };
}
