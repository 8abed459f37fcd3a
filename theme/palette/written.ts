/** Palettes as people write them. Apart from `palette.ts`, which phones load. */
import { readColour } from '../colour/written.ts';
import { givenTwice } from './givenTwice.ts';
import { type Finding, type PaletteKey, type ParsedPalette, paletteKeys, parsePalette } from './palette.ts';
import { typedShort } from './typedShort.ts';

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

/** The text of an address as it was written, however often it was encoded. */
function plain(text: string, rounds = 3): string {
  const next = decoded(text);
  return rounds === 0 || next === text || text.trimStart().startsWith('{') ? text : plain(next, rounds - 1);
}

/** The object that a text holds, however often it was encoded; nothing for the short form, which holds hex alone. */
function objectIn(input: unknown, rounds = 3): object {
  if (typeof input === 'object' && input !== null) return input;
  if (typeof input !== 'string') return {};
  try {
    return objectIn(JSON.parse(input), 0);
  } catch {
    return rounds > 0 ? objectIn(decoded(input), rounds - 1) : {};
  }
}

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
  const refused = parsed.findings.map(({ key, value }) => [key, value] as const);
  const written = new Map<string, unknown>([...Object.entries(objectIn(input)), ...refused]);
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
  const twice = typeof input === 'string' ? givenTwice(plain(input), isKey) : [];
  return { ok: true, palette, findings: [...left.map(asTyped(input)), ...twice], outside };
}
