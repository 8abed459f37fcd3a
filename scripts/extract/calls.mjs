import { findImportedNames, findNodes } from './syntax.mjs';

/** Source of the styles. */
export const STYLES = '@parvis/theme/css/stitches';
/** Shipped instead. */
export const CLASSES = '@parvis/theme/css/classes';

/** In text order: name, position, arguments. */
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
