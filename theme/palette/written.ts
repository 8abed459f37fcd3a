/** Apart from `palette.ts`, which phones load. */
import { readColour } from '../colour/written.ts';
import {
  type Finding,
  type PaletteKey,
  type ParsedPalette,
  paletteKeys,
  parsePalette,
  truncateValue,
} from './palette.ts';
import { parseLenientPaletteShort } from './typedShort.ts';

/** Flat JSON or short form. */
const PAIR = {
  json: /"((?:[^"\\]|\\.)*)"\s*:\s*("(?:[^"\\]|\\.)*"|[^,}\s]*)/g,
  short: /(?:^|_)([A-Za-z]\w*?)-([^_]*)/g,
} as const;

const removeQuotes = (value: string): string => value.replace(/^"(.*)"$/, '$1');

/**
 * Repeated with another value.
 * @param text decoded, as JSON or in the short form
 * @returns one per key: the overridden value and the effective one
 */
function findDuplicates(text: string, isKey: (key: string) => key is PaletteKey): Finding[] {
  const pairs = text.matchAll(PAIR[text.trimStart().startsWith('{') ? 'json' : 'short']);
  const last = new Map<string, string>();
  const passed = new Map<string, string>();
  for (const [, key = '', value = ''] of pairs) {
    const earlier = last.get(key);
    const written = removeQuotes(value);
    if (earlier !== undefined && earlier !== written) passed.set(key, earlier);
    last.set(key, written);
  }
  return [...passed].flatMap(([key, value]) =>
    isKey(key)
      ? [
          {
            key,
            value: truncateValue(value),
            reason: 'givenTwice' as const,
            used: truncateValue(last.get(key) ?? ''),
          },
        ]
      : [],
  );
}

export interface OutsideColour {
  readonly key: PaletteKey;
  /** As written. */
  readonly value: string;
  readonly used: string;
}

export type WrittenPalette =
  | (Extract<ParsedPalette, { ok: true }> & { readonly outside: readonly OutsideColour[] })
  | Extract<ParsedPalette, { ok: false }>;

const isKey = (key: string): key is PaletteKey => paletteKeys.some((own) => own === key);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function readText(text: string, rounds = 3): { readonly text: string; readonly object: object } {
  const object = parseObject(text);
  const next = decode(text);
  return object || rounds === 0 || next === text
    ? { text, object: object ?? {} }
    : readText(next, rounds - 1);
}

const readInput = (input: unknown) => {
  if (typeof input === 'string') return readText(input);
  return { text: '', object: typeof input === 'object' && input !== null ? input : {} };
};

/** Short forms accept CSS names. */
const readValue = (value: string) => readColour(value) ?? readColour(value.replace(/^#(?=[a-z]+$)/, ''));

/** Added by the short form's parser. */
const createValueRestorer =
  (input: unknown) =>
  (finding: Finding): Finding => {
    const bare = finding.value.replace(/^#/, '');
    const isAdded = typeof input === 'string' && !input.includes(finding.value) && input.includes(bare);
    return isAdded ? { ...finding, value: bare } : finding;
  };

/** Colours in any notation (`readColour`), and almost valid short forms (`parseTypedShort`). */
export function readPalette(input: unknown): WrittenPalette {
  const parsed = parsePalette(input);
  if (!parsed.ok) {
    const typed = parsed.reason === 'notJson' && typeof input === 'string' && parseLenientPaletteShort(input);
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
  return {
    ok: true,
    palette,
    findings: [...left.map(createValueRestorer(input)), ...findDuplicates(text, isKey)],
    outside,
  };
}
