// What a module no longer needs once its styles are gone from it.
import { exchanged, treeOf, walk } from './syntax.mjs';

const DOES_SOMETHING = new Set([
  'CallExpression',
  'NewExpression',
  'AwaitExpression',
  'AssignmentExpression',
  'UpdateExpression',
  'TaggedTemplateExpression',
]);

const isStill = (init) => {
  let still = true;
  walk(init, ({ type }) => {
    if (DOES_SOMETHING.has(type)) still = false;
  });
  return still;
};

/** An identifier that names nothing: a property, or what is imported under another name. */
const isName = (node, above) =>
  (above?.type === 'MemberExpression' && above.property === node && !above.computed) ||
  (above?.type === 'Property' && above.key === node && !above.computed && !above.shorthand) ||
  above?.type.startsWith('Import');

/** How often each name stands in a module, where it is declared included. */
function countNames(tree) {
  const counts = new Map();
  walk(tree, (node, above) => {
    if (node.type === 'Identifier' && !isName(node, above))
      counts.set(node.name, (counts.get(node.name) ?? 0) + 1);
  });
  return counts;
}

/** A value of the module's own that is read nowhere. */
const isUnread = (counts) => (statement) =>
  statement.type === 'VariableDeclaration' &&
  statement.declarations.every(
    ({ id, init }) => id.type === 'Identifier' && counts.get(id.name) === 1 && init && isStill(init),
  );

function importWithout(counts, code, statement) {
  const { specifiers, source } = statement;
  const used = specifiers.filter(({ local }) => counts.has(local.name));
  if (specifiers.length === 0 || used.length === specifiers.length)
    return code.slice(statement.start, statement.end);
  if (used.length === 0) return '';
  const text = ({ start, end }) => code.slice(start, end);
  const [whole, named] = [
    used.filter(({ type }) => type !== 'ImportSpecifier'),
    used.filter(({ type }) => type === 'ImportSpecifier'),
  ];
  const parts = [...whole.map(text), ...(named.length > 0 ? [`{ ${named.map(text).join(', ')} }`] : [])];
  return `import ${parts.join(', ')} from ${text(source)};`;
}

/** The module without values that nothing reads, and without imports that only they read. */
export function withoutUnused(code) {
  const { body } = treeOf(code);
  const counts = countNames({ type: 'Program', body });
  const unread = body.filter(isUnread(counts));
  if (unread.length > 0)
    return withoutUnused(
      exchanged(
        code,
        unread.map(({ start, end }) => ({ start, end, by: '' })),
      ),
    );
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  return exchanged(
    code,
    imports.map((statement) => ({
      start: statement.start,
      end: statement.end,
      by: importWithout(counts, code, statement),
    })),
  );
}
