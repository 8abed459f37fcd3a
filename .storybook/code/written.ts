import type { types } from 'storybook/internal/babel';
import { nodesIn, type Source } from './source.ts';

type Node = types.Node;
type Edit = readonly [start: number, end: number, text: string];

const NOTHING = '() => {}';

/** Whether something is a function of the tests (`fn()`), what was set on it included. */
const isSpy = (node: Node): boolean =>
  node.type === 'CallExpression' &&
  (node.callee.type === 'Identifier'
    ? node.callee.name === 'fn'
    : node.callee.type === 'MemberExpression' && isSpy(node.callee.object));

/** What a spy of the tests is in somebody's page: what it does, or nothing. */
function insteadOfSpy(node: types.CallExpression, source: Source): string {
  const [does] = node.arguments;
  return does && node.callee.type === 'Identifier' ? written(does, source) : NOTHING;
}

/** The text of a node, its functions of the tests replaced, and further edits made. */
export function written(node: Node, source: Source, more: readonly Edit[] = []): string {
  const from = node.start ?? 0;
  const to = node.end ?? 0;
  const edits: Edit[] = [...more];
  for (const one of nodesIn(node)) {
    const [start = 0, end = 0] = [one.start ?? 0, one.end ?? 0];
    if (edits.some(([first, last]) => start >= first && end <= last)) continue;
    if (one.type === 'CallExpression' && isSpy(one)) edits.push([start, end, insteadOfSpy(one, source)]);
  }
  let text = source.text.slice(from, to);
  for (const [start, end, replacement] of edits.sort((one, other) => other[0] - one[0]))
    text = text.slice(0, start - from) + replacement + text.slice(end - from);
  return dedented(text, source.text.lastIndexOf('\n', from) + 1, from, source.text);
}

/** Lines after the first lose the room that the first one had. */
function dedented(text: string, lineStart: number, from: number, whole: string): string {
  const room = /^\s*/.exec(whole.slice(lineStart, from))?.[0].length ?? 0;
  return room === 0 ? text : text.replaceAll(new RegExp(`\n {1,${room}}`, 'g'), '\n');
}

/** Every line but the first, moved to the right. */
export const indented = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);

const PLAIN_TEXT = /^[^{}<>\n"&\\]*$/;

/** What a component is given, as attributes and children. */
export interface Given {
  readonly attributes: readonly string[];
  readonly children: string | undefined;
}

type Args = ReadonlyMap<string, { readonly value: Node; readonly source: Source }>;

function attribute(name: string, value: Node, text: string): string {
  if (value.type === 'BooleanLiteral' && value.value) return name;
  if (value.type === 'StringLiteral' && PLAIN_TEXT.test(value.value)) return `${name}="${value.value}"`;
  return `${name}={${text}}`;
}

function childrenText(value: Node, text: string): string {
  if (value.type === 'StringLiteral' && PLAIN_TEXT.test(value.value)) return value.value;
  return value.type === 'JSXElement' ? text : value.type === 'JSXFragment' ? text : `{${text}}`;
}

/** Arguments of a story as a person would write them; children between the tags, unless they are not `apart`. */
export function given(args: Args, apart = true): Given {
  const attributes: string[] = [];
  let children: string | undefined;
  for (const [name, { value, source }] of args) {
    const text = written(value, source);
    if (apart && name === 'children') children = childrenText(value, text);
    else attributes.push(attribute(name, value, text));
  }
  return { attributes, children };
}

const WIDE = 88;

/** An element of a component with what it is given. */
export function element(name: string, { attributes, children }: Given): string {
  const inRow = [name, ...attributes].join(' ');
  const line = children === undefined ? `<${inRow} />` : `<${inRow}>${children}</${name}>`;
  if (line.length <= WIDE && !line.includes('\n')) return line;
  const isShort = inRow.length <= WIDE && !inRow.includes('\n');
  const opened = isShort
    ? `<${inRow}`
    : `<${name}\n  ${attributes.map((one) => indented(one, 2)).join('\n  ')}\n`;
  if (children === undefined) return `${opened}${isShort ? ' ' : ''}/>`;
  return `${opened}>\n  ${indented(children, 2)}\n</${name}>`;
}
