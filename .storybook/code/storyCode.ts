import type { types } from 'storybook/internal/babel';
import { type Needed, neededBy } from './needed.ts';
import { bare, namesIn, nodesIn, type Source, sourceOf, valueNamed } from './source.ts';
import { element, given, indented, written } from './written.ts';

type Node = types.Node;
type Args = Map<string, { value: Node; source: Source }>;

/** What a story or the page of stories says of itself. */
type Said = {
  readonly args: Args;
  readonly render: Node | undefined;
  readonly component: Node | undefined;
  readonly isTurned: boolean;
};

const NOTHING_SAID: Said = { args: new Map(), render: undefined, component: undefined, isTurned: false };

const keyOf = ({ key }: types.ObjectProperty | types.ObjectMethod): string =>
  key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : '';

/** The arguments in an object, those of objects spread into it included. */
function argsOf(node: Node | undefined, source: Source): Args {
  const args: Args = new Map();
  const object = node && bare(node);
  if (object?.type === 'Identifier') {
    const from = source.imported.get(object.name);
    const other = from?.from.startsWith('/') ? sourceOf(from.from) : source;
    return argsOf(valueNamed(other, from?.name ?? object.name), other);
  }
  if (object?.type === 'MemberExpression' && object.object.type === 'Identifier')
    return new Map(said(object.object.name, source).args);
  if (object?.type !== 'ObjectExpression') return args;
  for (const property of object.properties) {
    if (property.type === 'SpreadElement')
      for (const [name, value] of argsOf(property.argument, source)) args.set(name, value);
    else if (property.type === 'ObjectProperty')
      args.set(keyOf(property), { value: bare(property.value), source });
  }
  return args;
}

/** What stands at a name: its own words, over those of what is spread into it. */
function said(name: string, source: Source): Said {
  const object = valueNamed(source, name);
  if (object?.type !== 'ObjectExpression') return NOTHING_SAID;
  let result = NOTHING_SAID;
  for (const property of object.properties) {
    if (property.type === 'SpreadElement') {
      if (property.argument.type === 'Identifier')
        result = { ...result, ...said(property.argument.name, source) };
    } else if (property.type === 'ObjectMethod') {
      if (keyOf(property) === 'render') result = { ...result, render: property };
    } else {
      const value = bare(property.value);
      const key = keyOf(property);
      if (key === 'args') result = { ...result, args: argsOf(value, source) };
      if (key === 'render') result = { ...result, render: value };
      if (key === 'component') result = { ...result, component: value };
      if (key === 'globals') result = { ...result, isTurned: /'rtl'/.test(written(value, source)) };
    }
  }
  return result;
}

type Renderer =
  | types.ArrowFunctionExpression
  | types.FunctionExpression
  | types.ObjectMethod
  | types.FunctionDeclaration;

function rendererOf(node: Node, source: Source): Renderer | undefined {
  if (node.type === 'Identifier') {
    const value = valueNamed(source, node.name);
    return value && rendererOf(value, source);
  }
  return node.type === 'ArrowFunctionExpression' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ObjectMethod' ||
    node.type === 'FunctionDeclaration'
    ? node
    : undefined;
}

/** Of the arguments those that a pattern takes apart; all where it takes the rest too. */
function takenBy(pattern: Node | undefined, args: Args): Args {
  if (pattern?.type !== 'ObjectPattern') return args;
  const names = pattern.properties.map((one) => (one.type === 'RestElement' ? undefined : keyOf(one)));
  return names.includes(undefined) ? args : new Map([...args].filter(([name]) => names.includes(name)));
}

const asObject = (args: Args): string => {
  const lines = [...args].map(
    ([name, { value, source }]) => `${JSON.stringify(name)}: ${written(value, source)},`,
  );
  return `{\n  ${lines.map((line) => indented(line, 2)).join('\n  ')}\n}`;
};

/** Where a renderer hands all it was given to an element, and what it says there itself. */
const spreads = (renderer: Renderer, name: string) =>
  [...nodesIn(renderer.body)].flatMap((node) => {
    if (node.type !== 'JSXOpeningElement') return [];
    const spread = node.attributes.find(
      (one) =>
        one.type === 'JSXSpreadAttribute' && one.argument.type === 'Identifier' && one.argument.name === name,
    );
    const own = node.attributes.flatMap((one) =>
      one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' ? [one.name.name] : [],
    );
    return spread ? [{ spread, own, hasChildren: !node.selfClosing }] : [];
  });

/** The text that stands in place of `{...args}`. */
function spelled(
  args: Args,
  { spread, own, hasChildren }: ReturnType<typeof spreads>[number],
  source: Source,
): string {
  const left = new Map(
    [...args].filter(([name]) => !own.includes(name) && !(hasChildren && name === 'children')),
  );
  const { attributes } = given(left, false);
  const column = /[^\n]*$/.exec(source.text.slice(0, spread.start ?? 0))?.[0] ?? '';
  const room = /^\s*/.exec(column)?.[0].length ?? 0;
  return attributes.map((one) => indented(one, room)).join(' ');
}

/** What the toolbar of the book does, as a page does it. */
const turned = (code: string, isTurned: boolean): string =>
  isTurned ? `<div dir="rtl">\n  ${indented(code, 2)}\n</div>` : code;

/** The body of an example that a story draws by itself. */
function drawn(renderer: Renderer, args: Args, source: Source, isTurned: boolean): string {
  const [param] = renderer.params;
  const name = param?.type === 'Identifier' ? param.name : undefined;
  const edits = (name === undefined ? [] : spreads(renderer, name)).map(
    (one) => [one.spread.start ?? 0, one.spread.end ?? 0, spelled(args, one, source)] as const,
  );
  const body = bare(renderer.body);
  const uses = [...nodesIn(body)].filter((node) => node.type === 'Identifier' && node.name === name);
  const plain = written(body, source, edits);
  const text = body.type === 'BlockStatement' ? plain : turned(plain, isTurned);
  const isTaken = param !== undefined && (name === undefined || uses.length > edits.length);
  const taken = isTaken
    ? `  const ${name ?? written(param, source)} = ${indented(asObject(takenBy(param, args)), 2)};\n`
    : '';
  if (body.type === 'BlockStatement') return `() => {\n${taken}${text.slice(1).replace(/^\n/, '')}`;
  if (isTaken) return `() => {\n${taken}  return (\n    ${indented(text, 4)}\n  );\n}`;
  return `() => (\n  ${indented(text, 2)}\n)`;
}

/** The names that arguments mean. */
const meant = (args: Args): Needed[] =>
  [...args.values()].map(({ value, source }) => ({ names: namesIn(value), source }));

/** A story takes back what its page gives: in somebody's own page there is nothing to take back, but what a component asks for. */
function withoutNothing(args: Args, component: Node | undefined, source: Source): Args {
  const from = component?.type === 'Identifier' ? source.imported.get(component.name)?.from : undefined;
  const text = from?.startsWith('/') ? sourceOf(from).text : '';
  // Of properties that come from another component it is not seen whether they are asked for.
  const isDerived = /Props = (?:Omit|Pick)<\s*\w+Props,/.test(text);
  const isAsked = (name: string) => isDerived || new RegExp(`^  ${name}:`, 'm').test(text);
  return new Map(
    [...args].filter(
      ([name, { value }]) => !(value.type === 'Identifier' && value.name === 'undefined') || isAsked(name),
    ),
  );
}

function codeOf(story: string, source: Source): string | undefined {
  const page = source.main === undefined ? NOTHING_SAID : said(source.main, source);
  const own = said(story, source);
  if (valueNamed(source, story)?.type !== 'ObjectExpression') return undefined;
  const component = page.component;
  const args = withoutNothing(new Map([...page.args, ...own.args]), component, source);
  const render = own.render ?? page.render;
  const renderer = render && rendererOf(render, source);
  if (render && !renderer) return undefined;
  if (!renderer && component?.type !== 'Identifier') return undefined;
  const usesArgs = !renderer || renderer.params.length > 0;
  const body = renderer
    ? drawn(renderer, args, source, own.isTurned)
    : `() => (\n  ${indented(turned(element(component?.type === 'Identifier' ? component.name : '', given(args)), own.isTurned), 2)}\n)`;
  const needed = [
    ...(usesArgs ? meant(args) : []),
    { names: namesIn(renderer ?? component ?? (source.declared.get(story) as Node)), source },
  ];
  const { imports, declarations } = neededBy(
    needed,
    (one) => `{ args: ${asObject(said(one.main ?? '', one).args)} }`,
  );
  return `${[imports, declarations, `export const Example = ${body};`].filter(Boolean).join('\n\n')}\n`;
}

/**
 * The code of every story of a file as somebody would write it in a page of their own: imports by the paths of the
 * packages, what the file declares for it, and nothing of tests.
 *
 * @param path a file of stories.
 * @returns name of the story → code; without those that are made by a function.
 */
export function storyCode(path: string): Readonly<Record<string, string>> {
  const source = sourceOf(path);
  return Object.fromEntries(
    [...source.text.matchAll(/^export const (\w+)/gm)].flatMap(([, name = '']) => {
      const code = codeOf(name, source);
      return code === undefined ? [] : [[name, code]];
    }),
  );
}
