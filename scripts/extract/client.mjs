// Which built modules run in a browser only, for hosts whose components run on a server ("use client").
import { importedFrom, nodesOf } from './syntax.mjs';

const HOOK = /^use[A-Z]/;
/** What of React has no place in a component of a server, besides hooks. */
const OF_CLIENTS = new Set(['createContext', 'Component', 'PureComponent', 'useSyncExternalStore']);
/** Libraries that are for browsers. */
const CLIENT_LIBRARIES = /^(@radix-ui\/|vaul$)/;
const HANDLER = /^on[A-Z]/;
/** What stands for a property that is taken apart, not given. */
const isExpression = ({ type }) => !type.endsWith('Pattern') && type !== 'Literal';

const IS_MADE = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/** Functions that a module keeps under a name. */
function functionsOf(code) {
  const names = new Set();
  for (const { id, init } of nodesOf(code, 'VariableDeclarator'))
    if (id.type === 'Identifier' && IS_MADE.has(init?.type)) names.add(id.name);
  for (const { id } of nodesOf(code, 'FunctionDeclaration')) names.add(id.name);
  return names;
}

/** A handler that the module makes rather than hands on, or a ref: a server can give neither to an element. */
function handsFunctions(code) {
  const own = functionsOf(code);
  return nodesOf(code, 'Property').some(({ key, value, computed }) => {
    if (computed || key.type !== 'Identifier') return false;
    if (key.name === 'ref' && value.type !== 'AssignmentPattern')
      return value !== key && value.name !== 'ref';
    return (
      HANDLER.test(key.name) && (value.type === 'Identifier' ? own.has(value.name) : isExpression(value))
    );
  });
}

/** True for a module that itself needs a browser: hooks, context, handlers, or a library of them. */
export function isOfClients(code) {
  const ofReact = [...importedFrom(code, (source) => source === 'react').values()];
  if (ofReact.some((name) => HOOK.test(name) || OF_CLIENTS.has(name))) return true;
  if (importedFrom(code, (source) => CLIENT_LIBRARIES.test(source)).size > 0) return true;
  if (nodesOf(code, 'CallExpression').some(({ callee }) => HOOK.test(callee.name ?? ''))) return true;
  return handsFunctions(code);
}

/** What a module imports as a value of no component: source of each. */
const sourcesOfValues = (code) =>
  nodesOf(code, 'ImportDeclaration')
    .filter(({ specifiers }) =>
      specifiers.some(({ type, imported }) => type !== 'ImportSpecifier' || /^[a-z]/.test(imported.name)),
    )
    .map(({ source }) => source.value);

/**
 * The modules that carry `'use client'`: those that need a browser, and those that use a value of one of these: a server gets
 * nothing but components out of them.
 *
 * @param modules path → code
 * @param targetOf the path that an import of a module leads to, or nothing where it leads out of them
 */
export function clientModules(modules, targetOf) {
  const found = new Set([...modules].filter(([, code]) => isOfClients(code)).map(([path]) => path));
  const users = [...modules].map(([path, code]) => [
    path,
    sourcesOfValues(code).map((source) => targetOf(path, source)),
  ]);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [path, targets] of users) if (targets.some((target) => found.has(target))) found.add(path);
  }
  return found;
}
