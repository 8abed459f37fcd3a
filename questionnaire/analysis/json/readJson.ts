import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { depthOf, MAX_DEPTH, placer } from './positions.ts';

/** What is wrong where a text stops being JSON; each is a code, never a sentence. */
export type JsonMistake =
  | 'unfinished'
  | 'comment'
  | 'singleQuotes'
  | 'curlyQuotes'
  | 'unquotedKey'
  | 'trailingComma'
  | 'doubledComma'
  | 'missingComma'
  | 'semicolon'
  | 'quoteWithin'
  | 'missingColon'
  | 'brokenString'
  | 'brokenEscape'
  | 'tabWithin'
  | 'yesOrNo'
  | 'afterEnd'
  | 'tooDeep'
  | 'notJson'
  | 'unexpected';

/** Why a file gave no data; `unreadable` where the system says something else. */
export type Unreadable =
  | { readonly why: 'missing' | 'folder' | 'forbidden' | 'loop' | 'unreadable' }
  | {
      readonly why: 'syntax';
      readonly mistake: JsonMistake;
      /** What stands there; empty at the end of the text. */
      readonly character: string;
      /** Both counted from 1. */
      readonly line: number;
      readonly column: number;
      /** The line, cut around the place, and a mark below it. */
      readonly excerpt: readonly [text: string, mark: string];
    };

/** A file’s data with its text, or why it cannot be read. */
export type ReadJson =
  | { readonly ok: true; readonly data: unknown; readonly text: string }
  | { readonly ok: false; readonly error: Unreadable };

const BY_CODE: Readonly<Record<string, 'missing' | 'folder' | 'forbidden' | 'loop'>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'folder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  ELOOP: 'loop',
};

/** Reads a file as JSON; `read` gives its text, or throws as `node:fs` does. Never throws. */
export function readJson(file: string, read: (file: string) => string): ReadJson {
  let text: string;
  try {
    text = read(file).replace(/^\uFEFF/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { ok: false, error: { why: BY_CODE[code] ?? 'unreadable' } };
  }
  try {
    return { ok: true, data: JSON.parse(text), text };
  } catch {
    return { ok: false, error: explainSyntax(text) };
  }
}

function explainSyntax(text: string): Unreadable {
  const { offset, mistake } = findMistake(text);
  const { line, column } = placer(text)(offset);
  const code = text.codePointAt(offset);
  const character = code === undefined ? '' : String.fromCodePoint(code);
  const excerpt = excerptAt(text.split(/\r\n|[\n\r]/)[line - 1] ?? '', column);
  return { why: 'syntax', mistake, character, line, column, excerpt };
}

const BEFORE = 50;
const AFTER = 30;

function excerptAt(line: string, column: number): [text: string, mark: string] {
  const from = Math.max(0, column - 1 - BEFORE);
  const to = column - 1 + AFTER;
  const head = from > 0 ? '…' : '';
  const shown = head + line.slice(from, to).replaceAll('\t', ' ') + (to < line.length ? '…' : '');
  return [shown, `${' '.repeat(head.length + column - 1 - from)}^`];
}

interface Mistake {
  /** In UTF-16 units from the start. */
  readonly offset: number;
  readonly mistake: JsonMistake;
}

/** Quotes that word processors write. */
const CURLY = /[“”„‟«»‘’‚‛]/;
/** What people write for `true` and `false`. */
const YES_OR_NO = /^(?:vrai|faux|oui|non|yes|no|true|false)\b/i;
/** The head of a value that stands without quotes. */
const BARE = /^(?:-?\d|true\b|false\b|null\b)/;
/** A valid escape, or a single sign that may not stand in a string. */
const IN_STRING = /"|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|\\|(?![\x7f-\x9f])\p{Cc}/gu;

/** Finds the first place where a text is no JSON. `JSON.parse` names no place in most of its messages on Node 20. */
function findMistake(text: string): Mistake {
  if (depthOf(text) > MAX_DEPTH) return { offset: 0, mistake: 'tooDeep' };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first, second] = errors;
  if (!first) return { offset: 0, mistake: 'unexpected' };
  const { offset } = first;
  const code = printParseErrorCode(first.error);
  if (text.slice(offset).trim() === '') return { offset: text.length, mistake: 'unfinished' };
  if (text[offset] === '"' && /String|Unicode|Escape|Character/.test(code)) return findInString(text, offset);
  if (root && offset >= root.offset + root.length && text[offset] !== '/')
    return { offset, mistake: 'afterEnd' };
  const expected = code === 'InvalidSymbol' && second ? printParseErrorCode(second.error) : code;
  return { offset, mistake: mistakeAt(text, offset, expected) };
}

/** A string that is not closed on its line is told at its start, any other where it stops being one. */
function findInString(text: string, start: number): Mistake {
  IN_STRING.lastIndex = start + 1;
  let found = IN_STRING.exec(text);
  while (found && found[0].length > 1) found = IN_STRING.exec(text);
  const sign = found?.[0];
  if (!found || sign === '\n' || sign === '\r') return { offset: start, mistake: 'brokenString' };
  const mistake = sign === '\t' ? 'tabWithin' : sign === '\\' ? 'brokenEscape' : 'unexpected';
  return { offset: found.index, mistake };
}

function mistakeAt(text: string, offset: number, expected: string): JsonMistake {
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset, offset + 8);
  const sign = text[offset] ?? '';
  if (sign === '/') return 'comment';
  if (before === '') return 'notJson';
  if (expected === 'ColonExpected') return 'missingColon';
  if (CURLY.test(sign)) return 'curlyQuotes';
  if (/[^,:[{]$/.test(before)) {
    if (sign === ';') return 'semicolon';
    if (closesTooEarly(before, offset, rest)) return 'quoteWithin';
    return /["'\w{[-]/.test(sign) ? 'missingComma' : 'unexpected';
  }
  if (sign === "'") return 'singleQuotes';
  if (before.endsWith(',') && sign === ',') return 'doubledComma';
  if (before.endsWith(',') && /[\]}]/.test(sign)) return 'trailingComma';
  if (expected === 'PropertyNameExpected') return /[\w$]/.test(sign) ? 'unquotedKey' : 'unexpected';
  return YES_OR_NO.test(rest) ? 'yesOrNo' : 'unexpected';
}

/** Whether words follow a text: its quote is one that was meant within it. */
function closesTooEarly(before: string, offset: number, rest: string): boolean {
  if (!before.endsWith('"')) return false;
  return /^\p{L}/u.test(rest) ? !BARE.test(rest) : before.length === offset && /^\d/.test(rest);
}
