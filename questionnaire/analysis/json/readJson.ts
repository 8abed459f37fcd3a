import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** Codes of syntax errors. */
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

/** `unreadable`: other system errors. */
export type Unreadable =
  | { readonly why: 'missing' | 'folder' | 'forbidden' | 'loop' | 'unreadable' }
  | {
      readonly why: 'syntax';
      readonly mistake: JsonMistake;
      /** Empty at the end. */
      readonly character: string;
      /** 1-based. */
      readonly line: number;
      readonly column: number;
      /** Truncated line, and a mark below. */
      readonly excerpt: readonly [text: string, mark: string];
    };

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

/** `read` may throw as `node:fs` does. Never throws itself. */
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
    return { ok: false, error: createSyntaxError(text) };
  }
}

function createSyntaxError(text: string): Unreadable {
  const { offset, mistake } = findMistake(text);
  const { line, column } = placer(text)(offset);
  const code = text.codePointAt(offset);
  const character = code === undefined ? '' : String.fromCodePoint(code);
  const excerpt = createExcerpt(text.split(/\r\n|[\n\r]/)[line - 1] ?? '', column);
  return { why: 'syntax', mistake, character, line, column, excerpt };
}

const BEFORE = 50;
const AFTER = 30;

function createExcerpt(line: string, column: number): [text: string, mark: string] {
  const from = Math.max(0, column - 1 - BEFORE);
  const to = column - 1 + AFTER;
  const head = from > 0 ? '…' : '';
  const shown = head + line.slice(from, to).replaceAll('\t', ' ') + (to < line.length ? '…' : '');
  return [shown, `${' '.repeat(head.length + column - 1 - from)}^`];
}

interface Mistake {
  readonly offset: number;
  readonly mistake: JsonMistake;
}

const CURLY = /[“”„‟«»‘’‚‛]/;
/** Substitutes for `true` and `false`. */
const YES_OR_NO = /^(?:vrai|faux|oui|non|yes|no|true|false)\b/i;
const BARE = /^(?:-?\d|true\b|false\b|null\b)/;
/** A valid escape, or a character not allowed in a string. */
const IN_STRING = /"|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|\\|(?![\x7f-\x9f])\p{Cc}/gu;

/** Most messages of `JSON.parse` on Node 20 give no position. */
function findMistake(text: string): Mistake {
  if (measureDepth(text) > MAX_DEPTH) return { offset: 0, mistake: 'tooDeep' };
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
  return { offset, mistake: classifyMistake(text, offset, expected) };
}

/** An unclosed string is reported at its start. */
function findInString(text: string, start: number): Mistake {
  IN_STRING.lastIndex = start + 1;
  let found = IN_STRING.exec(text);
  while (found && found[0].length > 1) found = IN_STRING.exec(text);
  const sign = found?.[0];
  if (!found || sign === '\n' || sign === '\r') return { offset: start, mistake: 'brokenString' };
  const mistake = sign === '\t' ? 'tabWithin' : sign === '\\' ? 'brokenEscape' : 'unexpected';
  return { offset: found.index, mistake };
}

function classifyMistake(text: string, offset: number, expected: string): JsonMistake {
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset, offset + 8);
  const sign = text[offset] ?? '';
  if (sign === '/') return 'comment';
  if (before === '') return 'notJson';
  if (expected === 'ColonExpected') return 'missingColon';
  if (CURLY.test(sign)) return 'curlyQuotes';
  if (/[^,:[{]$/.test(before)) {
    if (sign === ';') return 'semicolon';
    if (isQuoteWithin(before, offset, rest)) return 'quoteWithin';
    return /["'\w{[-]/.test(sign) ? 'missingComma' : 'unexpected';
  }
  if (sign === "'") return 'singleQuotes';
  if (before.endsWith(',') && sign === ',') return 'doubledComma';
  if (before.endsWith(',') && /[\]}]/.test(sign)) return 'trailingComma';
  if (expected === 'PropertyNameExpected') return /[\w$]/.test(sign) ? 'unquotedKey' : 'unexpected';
  return YES_OR_NO.test(rest) ? 'yesOrNo' : 'unexpected';
}

/** An unescaped quote ended the string early. */
function isQuoteWithin(before: string, offset: number, rest: string): boolean {
  if (!before.endsWith('"')) return false;
  return /^\p{L}/u.test(rest) ? !BARE.test(rest) : before.length === offset && /^\d/.test(rest);
}

/** 1-based; columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** At its later place: JSON keeps the last. */
export interface DuplicateKey {
  readonly path: string;
  /** Keys may contain dots. */
  readonly segments: readonly string[];
  readonly key: string;
  /** 1-based. */
  readonly line: number;
}

export interface Positions {
  /** Of a path (`menu.0.code`) or its nearest ancestor. */
  at(path: string): Position;
  readonly repeated: readonly DuplicateKey[];
  readonly depth: number;
}

/** The parser is recursive. */
export const MAX_DEPTH = 500;
const BREAK = /\r\n|[\n\r]/g;

// Isolated modules cannot import the const enum `SyntaxKind`.
const OPENING: ReadonlySet<number> = new Set([1, 3]);
const CLOSING: ReadonlySet<number> = new Set([2, 4]);
const END_OF_FILE = 17;

/** Also of invalid JSON. */
export function measureDepth(text: string): number {
  const scanner = createScanner(text, true);
  let open = 0;
  let depth = 0;
  for (let token: number = scanner.scan(); token !== END_OF_FILE; token = scanner.scan()) {
    if (OPENING.has(token)) open += 1;
    else if (CLOSING.has(token)) open -= 1;
    depth = Math.max(depth, open);
  }
  return depth;
}

export function positionsOf(text: string): Positions {
  const offsets = new Map<string, number>();
  const repeated: DuplicateKey[] = [];
  const positionAt = placer(text);
  const visit = (node: Node, way: readonly string[]): void => {
    const seen = new Set<string>();
    for (const [index, child] of (node.children ?? []).entries()) {
      const [name, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
      const key = name ? String(name.value) : String(index);
      const own = [...way, key];
      const path = own.join('.');
      if (seen.has(key)) repeated.push({ path, segments: own, key, line: positionAt(child.offset).line });
      seen.add(key);
      offsets.set(path, child.offset);
      if (value) visit(value, own);
    }
  };
  const depth = measureDepth(text);
  const root = depth > MAX_DEPTH ? undefined : parseTree(text);
  if (root) {
    offsets.set('', root.offset);
    visit(root, []);
  }
  return { at: (path) => positionAt(findNearestOffset(offsets, path)), repeated, depth };
}

/** Keys may contain dots. */
function findNearestOffset(offsets: ReadonlyMap<string, number>, path: string): number {
  for (let known = path; known !== ''; known = known.slice(0, Math.max(0, known.lastIndexOf('.')))) {
    const offset = offsets.get(known);
    if (offset !== undefined) return offset;
  }
  return offsets.get('') ?? 0;
}

export function placer(text: string): (offset: number) => Position {
  const starts = [0, ...[...text.matchAll(BREAK)].map(({ 0: found, index }) => index + found.length)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
