import { parseSync } from 'vite';

/** As far as used here. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** @throws Error on a syntax error */
export function parsed(name: string, text: string): Node {
  const { program, errors } = parseSync(name, text);
  const tree: unknown = program;
  if (errors.length > 0 || !isNode(tree)) throw new Error(`${name} does not parse.`);
  return tree;
}

/** No effect at run time. */
const SILENT = /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import(?!Expression)|ExportAll)/;

/** Covered by pictures. */
const isStyle = (node: Node): boolean =>
  node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === 'styled';

/** With ancestors, outermost first. */
export function* walk(node: Node, above: readonly Node[] = []): Generator<readonly [Node, readonly Node[]]> {
  if (SILENT.test(node.type) || isStyle(node)) return;
  yield [node, above];
  for (const [field, value] of Object.entries(node))
    if (field !== 'source') for (const child of nodesIn(value)) yield* walk(child, [node, ...above]);
}
