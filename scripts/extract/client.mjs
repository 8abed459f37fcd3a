// For hosts with server components ("use client").
import { findImportedNames, findNodes } from './syntax.mjs';

const HOOK = /^use[A-Z]/;
/** Besides hooks. */
const OF_CLIENTS = new Set(['createContext', 'Component', 'PureComponent', 'useSyncExternalStore']);
const CLIENT_LIBRARIES = /^(@radix-ui\/|vaul$)/;
const HANDLER = /^on[A-Z]/;
const isExpression = ({ type }) => !type.endsWith('Pattern') && type !== 'Literal';

const IS_MADE = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

function findNamedFunctions(code) {
  const names = new Set();
  for (const { id, init } of findNodes(code, 'VariableDeclarator'))
    if (id.type === 'Identifier' && IS_MADE.has(init?.type)) names.add(id.name);
  for (const { id } of findNodes(code, 'FunctionDeclaration')) names.add(id.name);
  return names;
}

/** Server components cannot pass own handlers or refs to elements. */
function hasInlineHandlers(code) {
  const own = findNamedFunctions(code);
  return findNodes(code, 'Property').some(({ key, value, computed }) => {
    if (computed || key.type !== 'Identifier') return false;
    if (key.name === 'ref' && value.type !== 'AssignmentPattern')
      return value !== key && value.name !== 'ref';
    return (
      HANDLER.test(key.name) && (value.type === 'Identifier' ? own.has(value.name) : isExpression(value))
    );
  });
}

/** Hooks, context, handlers or such libraries. */
export function isOfClients(code) {
  const ofReact = [...findImportedNames(code, (source) => source === 'react').values()];
  if (ofReact.some((name) => HOOK.test(name) || OF_CLIENTS.has(name))) return true;
  if (findImportedNames(code, (source) => CLIENT_LIBRARIES.test(source)).size > 0) return true;
  if (findNodes(code, 'CallExpression').some(({ callee }) => HOOK.test(callee.name ?? ''))) return true;
  return hasInlineHandlers(code);
}

const findValueSources = (code) =>
  findNodes(code, 'ImportDeclaration')
    .filter(({ specifiers }) =>
      specifiers.some(({ type, imported }) => type !== 'ImportSpecifier' || /^[a-z]/.test(imported.name)),
    )
    .map(({ source }) => source.value);

/**
 * That need `'use client'`: client-only modules, and those that use a non-component value of one.
 * @param modules path to code
 * @param targetOf resolves an import; undefined outside the modules
 */
export function findClientModules(modules, targetOf) {
  const found = new Set([...modules].filter(([, code]) => isOfClients(code)).map(([path]) => path));
  const users = [...modules].map(([path, code]) => [
    path,
    findValueSources(code).map((source) => targetOf(path, source)),
  ]);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [path, targets] of users) if (targets.some((target) => found.has(target))) found.add(path);
  }
  return found;
}
