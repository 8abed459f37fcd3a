import { CLASSES, findStyleCalls, STYLES } from './calls.mjs';
import { findNodes, replacePieces } from './syntax.mjs';

/** Their import becomes unused. */
const GONE = new Set(['keyframes', 'globalCss']);

const toJson = (value) => JSON.stringify(value);

/** `(made, text of an argument) → code`. */
const WRITTEN = {
  styled: ({ classes, variants, compounds }, first) => {
    const more = variants ? [toJson(variants), ...(compounds.length > 0 ? [toJson(compounds)] : [])] : [];
    return `/*#__PURE__*/ styled(${[first, toJson(classes.join(' ')), ...more].join(', ')})`;
  },
  css: ({ classes }) => `/*#__PURE__*/ css(${toJson(classes.join(' '))})`,
  keyframes: ({ name }) => toJson(name),
  // In the sheet, or injected when called.
  globalCss: ({ rules }) =>
    rules === undefined ? "() => ''" : `() => globalThis.pvRules?.([${toJson(rules)}])`,
};

/**
 * Run-time styles become classes.
 * @param made call results, in text order
 */
export function withClasses(code, made) {
  const calls = findStyleCalls(code);
  const rewritten = replacePieces(
    code,
    calls.map(({ make, start, end, given: [first] }, at) => ({
      start,
      end,
      by: WRITTEN[make](made[at], code.slice(first.start, first.end)),
    })),
  );
  const [statement] = findNodes(rewritten, 'ImportDeclaration').filter(
    ({ source }) => source.value === STYLES,
  );
  if (!statement) return rewritten;
  const left = statement.specifiers.filter(({ imported }) => !GONE.has(imported.name));
  const names = left.map(({ start, end }) => rewritten.slice(start, end)).join(', ');
  const by = left.length > 0 ? `import { ${names} } from '${CLASSES}';` : '';
  return replacePieces(rewritten, [{ start: statement.start, end: statement.end, by }]);
}
