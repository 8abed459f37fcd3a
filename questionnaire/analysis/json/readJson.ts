import { type JsonMistake, jsonError } from './jsonError.ts';

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
    return { ok: false, error: placed(text) };
  }
}

function placed(text: string): Unreadable {
  const { offset, mistake } = jsonError(text) ?? { offset: 0, mistake: 'unexpected' };
  const lines = text.slice(0, offset).split(/\r\n|[\n\r]/);
  const column = (lines.at(-1)?.length ?? 0) + 1;
  const line = text.split(/\r\n|[\n\r]/)[lines.length - 1] ?? '';
  const code = text.codePointAt(offset);
  const character = code === undefined ? '' : String.fromCodePoint(code);
  return {
    why: 'syntax',
    mistake,
    character,
    line: lines.length,
    column,
    excerpt: excerptOf(line, column),
  };
}

const BEFORE = 50;
const AFTER = 30;

function excerptOf(line: string, column: number): [text: string, mark: string] {
  const from = Math.max(0, column - 1 - BEFORE);
  const to = column - 1 + AFTER;
  const head = from > 0 ? '…' : '';
  const shown = head + line.slice(from, to).replaceAll('\t', ' ') + (to < line.length ? '…' : '');
  return [shown, `${' '.repeat(head.length + column - 1 - from)}^`];
}
