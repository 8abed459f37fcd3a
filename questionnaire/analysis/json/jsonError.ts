import { stringEnd, stringStop } from './strings.ts';

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
  | 'unexpected';

/** The first place where a text is no JSON. */
export interface JsonError {
  /** In UTF-16 units from the start. */
  readonly offset: number;
  readonly mistake: JsonMistake;
}

type Awaited = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'comma' | 'end';

/** Quotes that word processors write. */
const CURLY = /[“”„‟«»‘’‚‛]/;
const BLANK = /[ \t\n\r]*/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** What people write for `true` and `false`. */
const YES_OR_NO = /^(?:vrai|faux|oui|non|yes|no|true|false)\b/i;
/** The head of a value that stands without quotes. */
const BARE = /^(?:-?\d|true\b|false\b|null\b)/;

/**
 * Finds the first place where a text is no JSON; nothing where it is. `JSON.parse` names no place in most of its
 * messages on Node 20, and words them differently from version to version.
 */
export function jsonError(text: string): JsonError | undefined {
  const open: string[] = [];
  let awaited: Awaited = 'value';
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const takeString = (): boolean => {
    const end = text[at] === '"' ? stringEnd(text, at) : undefined;
    if (end !== undefined) at = end;
    return end !== undefined;
  };
  const afterValue = (): Awaited => (open.length === 0 ? 'end' : 'comma');
  for (;;) {
    take(BLANK);
    const char = text[at];
    if (char === undefined) return awaited === 'end' ? undefined : { offset: at, mistake: 'unfinished' };
    if (closes(char, open.at(-1), awaited)) {
      open.pop();
      at += 1;
      awaited = afterValue();
    } else if (awaited === 'comma' && char === ',') {
      at += 1;
      awaited = open.at(-1) === '{' ? 'key' : 'value';
    } else if (awaited === 'colon' && char === ':') {
      at += 1;
      awaited = 'value';
    } else if (isOneOf(awaited, 'key', 'firstKey') && takeString()) awaited = 'colon';
    else if (isOneOf(awaited, 'value', 'firstValue') && (char === '{' || char === '[')) {
      open.push(char);
      at += 1;
      awaited = char === '{' ? 'firstKey' : 'firstValue';
    } else if (isOneOf(awaited, 'value', 'firstValue') && (takeString() || take(PLAIN)))
      awaited = afterValue();
    else return errorAt(text, at, awaited, open.at(-1));
  }
}

const isOneOf = (awaited: Awaited, ...states: readonly Awaited[]): boolean => states.includes(awaited);

function closes(char: string, open: string | undefined, awaited: Awaited): boolean {
  if (char === '}') return open === '{' && isOneOf(awaited, 'comma', 'firstKey');
  return char === ']' && open === '[' && isOneOf(awaited, 'comma', 'firstValue');
}

/** A string that is not well written is told where it stops being one, unless that is the end of its line. */
function errorAt(text: string, at: number, awaited: Awaited, open: string | undefined): JsonError {
  const mistake = mistakeAt(text, at, awaited, open);
  if (mistake !== 'brokenString') return { offset: at, mistake };
  const stop = stringStop(text, at);
  const char = text[stop];
  if (char === '\t') return { offset: stop, mistake: 'tabWithin' };
  if (char === '\\') return { offset: stop, mistake: 'brokenEscape' };
  const isLine = char === undefined || char === '\n' || char === '\r';
  return isLine ? { offset: at, mistake } : { offset: stop, mistake: 'unexpected' };
}

/** Whether words follow a text: its quote is one that was meant within it. */
function isWithin(text: string, at: number): boolean {
  const before = text.slice(0, at).trimEnd();
  if (!before.endsWith('"')) return false;
  const rest = text.slice(at, at + 8);
  return /^\p{L}/u.test(rest) ? !BARE.test(rest) : before.length === at && /^\d/.test(rest);
}

function mistakeAt(text: string, at: number, awaited: Awaited, open: string | undefined): JsonMistake {
  const char = text[at] ?? '';
  if (char === '/') return 'comment';
  if (awaited === 'end') return 'afterEnd';
  if (awaited === 'colon') return 'missingColon';
  if (CURLY.test(char)) return 'curlyQuotes';
  if (awaited === 'comma') return insteadOfComma(text, at, char);
  if (char === "'") return 'singleQuotes';
  if (char === '"') return 'brokenString';
  // What stands before a key that is not the first, or before a value of a list, is a comma.
  if (awaited === 'key' || (awaited === 'value' && open === '[')) {
    if (char === ',') return 'doubledComma';
    if (char === (open === '[' ? ']' : '}')) return 'trailingComma';
  }
  if (isOneOf(awaited, 'key', 'firstKey')) return /[\w$]/.test(char) ? 'unquotedKey' : 'unexpected';
  return YES_OR_NO.test(text.slice(at, at + 8)) ? 'yesOrNo' : 'unexpected';
}

function insteadOfComma(text: string, at: number, char: string): JsonMistake {
  if (char === ';') return 'semicolon';
  if (isWithin(text, at)) return 'quoteWithin';
  return /["'\w{[-]/.test(char) ? 'missingComma' : 'unexpected';
}
