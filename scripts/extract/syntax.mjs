import { parseAst } from 'vite';

const isNode = (value) => typeof value?.type === 'string';

function walk(node, enter, above) {
  enter(node, above);
  for (const key in node) {
    const value = node[key];
    if (Array.isArray(value)) {
      for (const next of value) if (isNode(next)) walk(next, enter, node);
    } else if (isNode(value)) walk(value, enter, node);
  }
}

const trees = new Map();

/** Cached. */
export function parseTree(code) {
  if (!trees.has(code)) trees.set(code, parseAst(code));
  return trees.get(code);
}

const kinds = new Map();

function groupByKind(code) {
  const known = kinds.get(code);
  if (known) return known;
  const found = new Map();
  walk(parseTree(code), (node) => {
    const same = found.get(node.type);
    if (same) same.push(node);
    else found.set(node.type, [node]);
  });
  for (const same of found.values()) same.sort((a, b) => a.start - b.start);
  kinds.set(code, found);
  return found;
}

export const findNodes = (code, type) => groupByKind(code).get(type) ?? [];

/** From matching modules: local to exported. */
export function findImportedNames(code, isFrom) {
  const names = new Map();
  for (const { source, specifiers } of findNodes(code, 'ImportDeclaration')) {
    if (!isFrom(source.value)) continue;
    for (const { type, local, imported } of specifiers)
      names.set(local.name, type === 'ImportSpecifier' ? imported.name : '*');
  }
  return names;
}

/** Applies text edits; skips nested ones. */
export function replacePieces(code, pieces) {
  let text = '';
  let at = 0;
  for (const { start, end, by } of pieces.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    text += code.slice(at, start) + by;
    at = end;
  }
  return text + code.slice(at);
}
