// Reading modules as what the compiler emits: plain JavaScript, without JSX.
import { parseAst } from 'vite';

const isNode = (value) => typeof value?.type === 'string';

/** Calls back for a node and all below it, each with the node above it. */
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

/** The syntax of a module, read once. */
export function treeOf(code) {
  if (!trees.has(code)) trees.set(code, parseAst(code));
  return trees.get(code);
}

const kinds = new Map();

/** All nodes of a module by their kind, in the order of the text. */
function kindsOf(code) {
  const known = kinds.get(code);
  if (known) return known;
  const found = new Map();
  walk(treeOf(code), (node) => {
    const same = found.get(node.type);
    if (same) same.push(node);
    else found.set(node.type, [node]);
  });
  for (const same of found.values()) same.sort((a, b) => a.start - b.start);
  kinds.set(code, found);
  return found;
}

/** All nodes of a module of one kind, in the order of the text. */
export const nodesOf = (code, type) => kindsOf(code).get(type) ?? [];

/** Names under which a module imports what a package or file exports: local name → exported name. */
export function importedFrom(code, isFrom) {
  const names = new Map();
  for (const { source, specifiers } of nodesOf(code, 'ImportDeclaration')) {
    if (!isFrom(source.value)) continue;
    for (const { type, local, imported } of specifiers)
      names.set(local.name, type === 'ImportSpecifier' ? imported.name : '*');
  }
  return names;
}

/** The text with pieces of it exchanged; those within another one are left to it. */
export function exchanged(code, pieces) {
  let text = '';
  let at = 0;
  for (const { start, end, by } of pieces.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    text += code.slice(at, start) + by;
    at = end;
  }
  return text + code.slice(at);
}
