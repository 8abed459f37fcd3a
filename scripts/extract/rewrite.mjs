import { CLASSES, STYLES, styleCalls } from './calls.mjs';
import { exchanged, nodesOf } from './syntax.mjs';

/** Calls whose import becomes unused. */
const GONE = new Set(['keyframes', 'globalCss']);

const json = (value) => JSON.stringify(value);

/** Code that replaces a call, from its result: `(made, text of an argument) → code`. */
const WRITTEN = {
  styled: ({ classes, variants, compounds }, first) => {
    const more = variants ? [json(variants), ...(compounds.length > 0 ? [json(compounds)] : [])] : [];
    return `/*#__PURE__*/ styled(${[first, json(classes.join(' ')), ...more].join(', ')})`;
  },
  css: ({ classes }) => `/*#__PURE__*/ css(${json(classes.join(' '))})`,
  keyframes: ({ name }) => json(name),
  // Its rules are in the sheet, or injected when called.
  globalCss: ({ rules }) =>
    rules === undefined ? "() => ''" : `() => globalThis.pvRules?.([${json(rules)}])`,
};

/**
 * Replaces run-time styles by classes of the sheet.
 * @param made the module's call results, in text order
 */
export function withClasses(code, made) {
  const calls = styleCalls(code);
  const rewritten = exchanged(
    code,
    calls.map(({ make, start, end, given: [first] }, at) => ({
      start,
      end,
      by: WRITTEN[make](made[at], code.slice(first.start, first.end)),
    })),
  );
  const [statement] = nodesOf(rewritten, 'ImportDeclaration').filter(({ source }) => source.value === STYLES);
  if (!statement) return rewritten;
  const left = statement.specifiers.filter(({ imported }) => !GONE.has(imported.name));
  const names = left.map(({ start, end }) => rewritten.slice(start, end)).join(', ');
  const by = left.length > 0 ? `import { ${names} } from '${CLASSES}';` : '';
  return exchanged(rewritten, [{ start: statement.start, end: statement.end, by }]);
}
