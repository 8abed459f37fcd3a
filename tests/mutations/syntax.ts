import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree), as far as it is read here. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Nodes in a field, in their order. */
export const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** The tree of a file. @throws Error where it does not parse */
export function parsed(name: string, text: string): Node {
  const { program, errors } = parseSync(name, text);
  const tree: unknown = program;
  if (errors.length > 0 || !isNode(tree)) throw new Error(`${name} does not parse.`);
  return tree;
}

/** What says nothing at run time: types, and from where something comes. */
const SILENT = /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import(?!Expression)|ExportAll)/;

/** What is written in it says how something looks: pictures show that. */
const isStyle = (node: Node): boolean =>
  node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === 'styled';

/** Every node below one that says something at run time, with what it stands in, from the outside in. */
export function* walk(node: Node, above: readonly Node[] = []): Generator<readonly [Node, readonly Node[]]> {
  if (SILENT.test(node.type) || isStyle(node)) return;
  yield [node, above];
  for (const [field, value] of Object.entries(node))
    if (field !== 'source') for (const child of nodesIn(value)) yield* walk(child, [node, ...above]);
}
