import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parser, type types } from 'storybook/internal/babel';

type Node = types.Node;

/** A name that a file has from elsewhere. */
export interface Import {
  /** As it is written, or the file where the path is relative. */
  readonly from: string;
  /** `default`, `*`, or the name that is exported there. */
  readonly name: string;
  readonly isType: boolean;
}

/** A file as examples are made of it: its text, its names, and where they come from. */
export interface Source {
  readonly path: string;
  readonly text: string;
  /** Name → the statement that declares it, in the order of the file. */
  readonly declared: ReadonlyMap<string, Node>;
  readonly imported: ReadonlyMap<string, Import>;
  /** What it exports by default, where that is a name. */
  readonly main: string | undefined;
}

const exportedName = (node: Node): string =>
  node.type === 'Identifier' ? node.name : node.type === 'StringLiteral' ? node.value : '';

/** The names that an import brings. */
function namesOf(statement: types.ImportDeclaration, folder: string): [string, Import][] {
  const written = statement.source.value;
  const from = written.startsWith('.') ? join(folder, written) : written;
  return statement.specifiers.map((specifier) => {
    const isType =
      statement.importKind === 'type' ||
      (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type');
    const name =
      specifier.type === 'ImportSpecifier'
        ? exportedName(specifier.imported)
        : specifier.type === 'ImportDefaultSpecifier'
          ? 'default'
          : '*';
    return [specifier.local.name, { from, name, isType }];
  });
}

/** The names that a statement declares. */
function declaredBy(statement: Node): string[] {
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return statement.id ? [statement.id.name] : [];
  if (statement.type === 'TSTypeAliasDeclaration' || statement.type === 'TSInterfaceDeclaration')
    return [statement.id.name];
  return [];
}

const read = new Map<string, Source>();

/** Reads a file of TypeScript; the same text once. */
export function sourceOf(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const known = read.get(path);
  if (known?.text === text) return known;
  const { program } = parser.parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const declared = new Map<string, Node>();
  const imported = new Map<string, Import>();
  let main: string | undefined;
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const [local, what] of namesOf(statement, dirname(path))) imported.set(local, what);
    if (statement.type === 'ExportDefaultDeclaration' && statement.declaration.type === 'Identifier')
      main = statement.declaration.name;
    const inner =
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
    for (const name of declaredBy(inner)) declared.set(name, inner);
  }
  const source: Source = { path, text, declared, imported, main };
  read.set(path, source);
  return source;
}

/** Every node below one, itself included. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof child.type === 'string' && 'start' in child)
        yield* nodesIn(child);
    }
  }
}

/** The names that a node may mean: more than it does, where a property bears the same. */
export function namesIn(node: Node): Set<string> {
  const names = new Set<string>();
  for (const one of nodesIn(node)) {
    if (one.type === 'Identifier' || one.type === 'JSXIdentifier') names.add(one.name);
  }
  return names;
}

/** The value that a name is given. */
export function valueNamed(source: Source, name: string): Node | undefined {
  const statement = source.declared.get(name);
  if (statement?.type === 'FunctionDeclaration') return statement;
  if (statement?.type !== 'VariableDeclaration') return undefined;
  const found = statement.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
  return found?.init ? bare(found.init) : undefined;
}

/** A value without what is said of its type. */
export function bare(node: Node): Node {
  return node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSInstantiationExpression'
    ? bare(node.expression)
    : node;
}
