import { paletteKeys } from '@parvis/theme/palette/palette';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** Where a text stops being JSON. */
export interface Slip {
  /** From 1 on. */
  readonly line: number;
  /** From 1 on, in characters. */
  readonly column: number;
  /** The first signs there; empty at the end of the text. */
  readonly near: string;
}

/** So many signs show where that is. */
const NEAR = 12;

function slipAt(text: string, offset: number): Slip {
  const before = text.slice(0, offset).split('\n');
  const [near = ''] = text.slice(offset, offset + NEAR).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, near };
}

/** The place of the first slip in JSON; null where there is none. */
export function jsonSlip(text: string): Slip | null {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  return first ? slipAt(text, first.offset) : null;
}

const keys = new Set(paletteKeys.map((key) => key.toLowerCase()));
const namesKey = (text: string): boolean =>
  [...text.matchAll(/([A-Za-z]\w*)"?\s*:/g)].some(([, key = '']) => keys.has(key.toLowerCase()));

/** As long as what it replaces, so that every place stays where it is. */
const blank = (text: string): string => ' '.repeat(text.length);

/**
 * Mends text that was meant as `appColors`: a byte-order mark or `appColors=` before it, a comma too many, comments, other quotes,
 * no brace at its end. @returns what the strict reader takes, the place of a slip that is none of these, or null for any other text
 */
export function mendColours(text: string): { readonly text: string } | { readonly slip: Slip } | null {
  const bare = text.replace(/^\uFEFF/, blank).replace(/^\s*[?&#]?appColors\s*=/, blank);
  if (!/^\s*\{/.test(bare)) return bare === text ? null : { text: bare.trim() };
  const quoted = bare.replace(/[“”„‟‘’‚']/g, '"');
  if (!namesKey(quoted)) return null;
  const errors: ParseError[] = [];
  const value: unknown = parse(quoted, errors, { allowTrailingComma: true });
  const slip = errors.find(({ error }) => printParseErrorCode(error) !== 'CloseBraceExpected');
  return slip ? { slip: slipAt(text, slip.offset) } : { text: JSON.stringify(value) };
}
