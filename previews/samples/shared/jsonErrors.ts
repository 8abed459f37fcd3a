import { paletteKeys } from '@parvis/theme/palette/palette';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

export interface JsonError {
  /** 1-based. */
  readonly line: number;
  /** 1-based characters. */
  readonly column: number;
  /** Empty at the end. */
  readonly near: string;
}

/** Characters. */
const NEAR = 12;

function locateError(text: string, offset: number): JsonError {
  const before = text.slice(0, offset).split('\n');
  const [near = ''] = text.slice(offset, offset + NEAR).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, near };
}

/** Null if there is none. */
export function findJsonError(text: string): JsonError | null {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  return first ? locateError(text, first.offset) : null;
}

const keys = new Set(paletteKeys.map((key) => key.toLowerCase()));
const hasKey = (text: string): boolean =>
  [...text.matchAll(/([A-Za-z]\w*)"?\s*:/g)].some(([, key = '']) => keys.has(key.toLowerCase()));

/** Keeps positions valid. */
const replaceBySpaces = (text: string): string => ' '.repeat(text.length);

/**
 * Repairs text meant as `appColors`: byte-order mark, `appColors=`, trailing comma, comments, wrong quotes, missing
 * brace. @returns text for the strict reader, an error position, or null for other text
 */
export function repairColours(text: string): { readonly text: string } | { readonly slip: JsonError } | null {
  const bare = text.replace(/^\uFEFF/, replaceBySpaces).replace(/^\s*[?&#]?appColors\s*=/, replaceBySpaces);
  if (!/^\s*\{/.test(bare)) return bare === text ? null : { text: bare.trim() };
  const quoted = bare.replace(/[“”„‟‘’‚']/g, '"');
  if (!hasKey(quoted)) return null;
  const errors: ParseError[] = [];
  const value: unknown = parse(quoted, errors, { allowTrailingComma: true });
  const slip = errors.find(({ error }) => printParseErrorCode(error) !== 'CloseBraceExpected');
  return slip ? { slip: locateError(text, slip.offset) } : { text: JSON.stringify(value) };
}
