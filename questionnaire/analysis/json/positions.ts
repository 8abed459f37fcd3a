import { createScanner, type Node, parseTree } from 'jsonc-parser';

/** A place in a text, both counted from 1; columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A key that an object has twice, at its later place: JSON is read as having the last of them alone. */
export interface RepeatedKey {
  readonly path: string;
  /** The same path in its parts, since a key may hold dots: keys, and places in lists. */
  readonly way: readonly string[];
  readonly key: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Where the parts of a JSON text stand. */
export interface Positions {
  /** Finds a value by its path (`menu.0.code`): its key, or the entry of a list; else the nearest part around it. */
  at(path: string): Position;
  /** Keys that an object has twice. */
  readonly repeated: readonly RepeatedKey[];
  /** The most objects and lists inside one another. */
  readonly depth: number;
}

/** The parser is recursive: texts that are nested deeper are not given to it. */
export const MAX_DEPTH = 500;
const BREAK = /\r\n|[\n\r]/g;

// Values of the parser's `SyntaxKind`, a const enum that isolated modules cannot read.
const OPENING: ReadonlySet<number> = new Set([1, 3]);
const CLOSING: ReadonlySet<number> = new Set([2, 4]);
const END_OF_FILE = 17;

/** Counts the most objects and lists inside one another, also of a text that is no JSON. */
export function depthOf(text: string): number {
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

/** Finds where each part of a JSON text stands. */
export function positionsOf(text: string): Positions {
  const offsets = new Map<string, number>();
  const repeated: RepeatedKey[] = [];
  const positionAt = placer(text);
  const visit = (node: Node, way: readonly string[]): void => {
    const seen = new Set<string>();
    for (const [index, child] of (node.children ?? []).entries()) {
      const [name, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
      const key = name ? String(name.value) : String(index);
      const own = [...way, key];
      const path = own.join('.');
      if (seen.has(key)) repeated.push({ path, way: own, key, line: positionAt(child.offset).line });
      seen.add(key);
      offsets.set(path, child.offset);
      if (value) visit(value, own);
    }
  };
  const depth = depthOf(text);
  const root = depth > MAX_DEPTH ? undefined : parseTree(text);
  if (root) {
    offsets.set('', root.offset);
    visit(root, []);
  }
  return { at: (path) => positionAt(nearestOffset(offsets, path)), repeated, depth };
}

/** Shortens a path from its end until it is known, since keys may hold dots. */
function nearestOffset(offsets: ReadonlyMap<string, number>, path: string): number {
  for (let known = path; known !== ''; known = known.slice(0, Math.max(0, known.lastIndexOf('.')))) {
    const offset = offsets.get(known);
    if (offset !== undefined) return offset;
  }
  return offsets.get('') ?? 0;
}

/** Gives line and column of an offset of a text. */
export function placer(text: string): (offset: number) => Position {
  const starts = [0, ...[...text.matchAll(BREAK)].map(({ 0: found, index }) => index + found.length)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
