import { importedFrom, nodesOf } from './syntax.mjs';

/** Where sources get their styles from: the one file that knows Stitches. */
export const STYLES = '@parvis/theme/css/stitches';
/** What stands in its place in what is shipped. */
export const CLASSES = '@parvis/theme/css/classes';

/** Calls of a module by which styles are made, in the order of the text: which one, its place, and its arguments. */
export function styleCalls(code) {
  const names = importedFrom(code, (source) => source === STYLES);
  if (names.size === 0) return [];
  return nodesOf(code, 'CallExpression')
    .filter(({ callee }) => callee.type === 'Identifier' && names.has(callee.name))
    .map(({ callee, start, end, arguments: given }) => ({
      make: names.get(callee.name),
      callee,
      start,
      end,
      given,
    }));
}
