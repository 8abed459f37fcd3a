/** Palettes as people write them. Apart from `palette.ts`, which phones load. */
import { readColour } from '../colour/written.ts';
import {
  type Finding,
  type PaletteKey,
  type ParsedPalette,
  paletteKeys,
  parsePalette,
  quote,
} from './palette.ts';
import { typedShort } from './typedShort.ts';

/** Keys that a text gives more than once: JSON and the short form keep the last, and whoever wrote both reads so. */
/** A key and its value: in JSON, whose values of palettes are flat, and in the short form. */
const PAIR = {
  json: /"((?:[^"\\]|\\.)*)"\s*:\s*("(?:[^"\\]|\\.)*"|[^,}\s]*)/g,
  short: /(?:^|_)([A-Za-z]\w*?)-([^_]*)/g,
} as const;

const withoutQuotes = (value: string): string => value.replace(/^"(.*)"$/, '$1');

/**
 * The keys of a palette that a text gives again with another value.
 * @param text decoded, as JSON or in the short form
 * @returns one finding a key: the value that was passed over and the one that holds, both as written, cut short
 */
function givenTwice(text: string, isKey: (key: string) => key is PaletteKey): Finding[] {
  const pairs = text.matchAll(PAIR[text.trimStart().startsWith('{') ? 'json' : 'short']);
  const last = new Map<string, string>();
  const passed = new Map<string, string>();
  for (const [, key = '', value = ''] of pairs) {
    const earlier = last.get(key);
    const written = withoutQuotes(value);
    if (earlier !== undefined && earlier !== written) passed.set(key, earlier);
    last.set(key, written);
  }
  return [...passed].flatMap(([key, value]) =>
    isKey(key)
      ? [{ key, value: quote(value), reason: 'givenTwice' as const, used: quote(last.get(key) ?? '') }]
      : [],
  );
}

/** A colour that no sRGB screen shows: another stands for it. */
export interface OutsideColour {
  readonly key: PaletteKey;
  /** As it was written. */
  readonly value: string;
  readonly used: string;
}

/** What came of reading a palette, with the colours that are shown otherwise for want of a screen. */
export type WrittenPalette =
  | (Extract<ParsedPalette, { ok: true }> & { readonly outside: readonly OutsideColour[] })
  | Extract<ParsedPalette, { ok: false }>;

const isKey = (key: string): key is PaletteKey => paletteKeys.some((own) => own === key);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The object of a JSON text; nothing of other text. */
function objectOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A text as it was written, however often it was encoded, and its object; none for the short form, which holds hex alone. */
function readText(text: string, rounds = 3): { readonly text: string; readonly object: object } {
  const object = objectOf(text);
  const next = decoded(text);
  return object || rounds === 0 || next === text
    ? { text, object: object ?? {} }
    : readText(next, rounds - 1);
}

/** The same of what may be an object already. */
const readInput = (input: unknown) => {
  if (typeof input === 'string') return readText(input);
  return { text: '', object: typeof input === 'object' && input !== null ? input : {} };
};

/** The short form writes `bg1-teal` as it writes hex. */
const readValue = (value: string) => readColour(value) ?? readColour(value.replace(/^#(?=[a-z]+$)/, ''));

/** What is refused of a text as it stands there: the short form writes no sign, which its reader puts before each colour. */
const asTyped =
  (input: unknown) =>
  (finding: Finding): Finding => {
    const bare = finding.value.replace(/^#/, '');
    const isAdded = typeof input === 'string' && !input.includes(finding.value) && input.includes(bare);
    return isAdded ? { ...finding, value: bare } : finding;
  };

/**
 * Reads a palette as `parsePalette` does, its colours in any notation people use (`readColour`): what the strict parser
 * refuses is tried once more. So is a text that is nearly of the short form (`typedShort`).
 */
export function readPalette(input: unknown): WrittenPalette {
  const parsed = parsePalette(input);
  if (!parsed.ok) {
    const typed = parsed.reason === 'notJson' && typeof input === 'string' && typedShort(input);
    return typed ? readPalette(typed) : parsed;
  }
  const { text, object } = readInput(input);
  const refused = parsed.findings.map(({ key, value }) => [key, value] as const);
  const written = new Map<string, unknown>([...Object.entries(object), ...refused]);
  const palette = { ...parsed.palette };
  const outside: OutsideColour[] = [];
  for (const [key, value] of written) {
    const read = isKey(key) && typeof value === 'string' ? readValue(value) : null;
    if (!read || !isKey(key) || typeof value !== 'string') continue;
    palette[key] = read.colour;
    if (!read.exact) outside.push({ key, value, used: read.colour });
  }
  const isRead = ({ key, reason }: Finding) => reason === 'notColour' && isKey(key) && key in palette;
  const left = parsed.findings.filter((finding) => !isRead(finding));
  return { ok: true, palette, findings: [...left.map(asTyped(input)), ...givenTwice(text, isKey)], outside };
}
