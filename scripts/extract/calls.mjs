import { findImportedNames, findNodes } from './syntax.mjs';

/** Stitches' module: the styles' source. */
export const STYLES = '@parvis/theme/css/stitches';
/** Its replacement in shipped code. */
export const CLASSES = '@parvis/theme/css/classes';

/** Style calls of a module in text order: name, position and arguments. */
export function findStyleCalls(code) {
  const names = findImportedNames(code, (source) => source === STYLES);
  if (names.size === 0) return [];
  return findNodes(code, 'CallExpression')
    .filter(({ callee }) => callee.type === 'Identifier' && names.has(callee.name))
    .map(({ callee, start, end, arguments: given }) => ({
      make: names.get(callee.name),
      callee,
      start,
      end,
      given,
    }));
}
