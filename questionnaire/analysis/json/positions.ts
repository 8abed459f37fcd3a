import { stringEnd } from './strings.ts';

/** A place in a text, both counted from 1; columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A key that an object has twice, at its later place: JSON is read as having the last of them alone. */
export interface RepeatedKey {
  readonly path: string;
  /** The same way in its parts, since a key may hold dots: keys, and places in lists. */
  readonly way: readonly string[];
  readonly key: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Where the parts of a JSON text stand. */
export interface Positions {
  /** Of a value by its path (`menu.0.code`): its key, or the entry of a list; else of the nearest part around it. */
  at(path: string): Position;
  /** Keys that an object has twice. */
  readonly repeated: readonly RepeatedKey[];
  /** The most objects and lists inside one another. */
  readonly depth: number;
}

const TOKEN = /["{}[\],:]|[^\s{}[\],:"]+/g;
const BREAK = /\r\n|[\n\r]/g;

interface Frame {
  /** Nothing for the whole. */
  readonly path: string | undefined;
  readonly keys: Set<string> | undefined;
  /** The key or the number of what comes next; nothing while a key is awaited. */
  next: string | number | undefined;
}

const join = (path: string | undefined, key: string | number): string =>
  path === undefined ? String(key) : `${path}.${key}`;

/** The tokens of a text that is JSON, with their offsets. */
function* tokensOf(text: string): Generator<{ token: string; index: number }> {
  for (let at = 0; ; ) {
    TOKEN.lastIndex = at;
    const { 0: token, index } = TOKEN.exec(text) ?? { 0: undefined, index: at };
    if (token === undefined) return;
    at = token === '"' ? (stringEnd(text, index) ?? text.length) : index + token.length;
    yield { token: text.slice(index, at), index };
  }
}

/** Finds where each part of a text stands, which must be JSON. `JSON.parse` keeps no places. */
export function positionsOf(text: string): Positions {
  const offsets = new Map<string, number>();
  const repeated: RepeatedKey[] = [];
  const placed = placer(text);
  const open: Frame[] = [];
  let depth = 0;
  for (const { token, index } of tokensOf(text)) {
    const frame = open.at(-1);
    if (token === '}' || token === ']') open.pop();
    else if (token === ',') {
      if (frame) frame.next = typeof frame.next === 'number' ? frame.next + 1 : undefined;
    } else if (token === ':') continue;
    else if (frame?.keys && frame.next === undefined) {
      const key = String(JSON.parse(token));
      frame.next = key;
      if (frame.keys.has(key)) {
        const way = open.map(({ next }) => String(next));
        repeated.push({ path: join(frame.path, key), way, key, line: placed(index).line });
      }
      frame.keys.add(key);
      offsets.set(join(frame.path, key), index);
    } else {
      const path = frame?.next === undefined ? undefined : join(frame.path, frame.next);
      if (!frame?.keys) offsets.set(path ?? '', index);
      if (token === '{') open.push({ path, keys: new Set(), next: undefined });
      if (token === '[') open.push({ path, keys: undefined, next: 0 });
      depth = Math.max(depth, open.length);
    }
  }
  return { at: (path) => placed(nearestOffset(offsets, path)), repeated, depth };
}

/** Keys may hold dots, so a path is shortened from its end until it is known. */
function nearestOffset(offsets: ReadonlyMap<string, number>, path: string): number {
  for (let known = path; ; known = known.slice(0, Math.max(0, known.lastIndexOf('.')))) {
    const offset = offsets.get(known);
    if (offset !== undefined) return offset;
    if (known === '') return 0;
  }
}

/** Gives line and column of an offset of a text. */
export function placer(text: string): (offset: number) => Position {
  const starts = [0, ...[...text.matchAll(BREAK)].map(({ 0: found, index }) => index + found.length)];
  return (offset) => {
    const line = lastUpTo(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** The index of the last number that is no greater; the numbers grow. */
function lastUpTo(numbers: readonly number[], most: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
