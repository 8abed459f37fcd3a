import { CLASSES, STYLES, styleCalls } from './calls.mjs';
import { exchanged, nodesOf } from './syntax.mjs';

/** Calls of which nothing is left to import. */
const GONE = new Set(['keyframes', 'globalCss']);

const json = (value) => JSON.stringify(value);

/** What is written in place of a call, from what it made: `(made, text of an argument) → code`. */
const WRITTEN = {
  styled: ({ classes, variants, compounds }, first) => {
    const more = variants ? [json(variants), ...(compounds.length > 0 ? [json(compounds)] : [])] : [];
    return `/*#__PURE__*/ styled(${[first, json(classes.join(' ')), ...more].join(', ')})`;
  },
  css: ({ classes }) => `/*#__PURE__*/ css(${json(classes.join(' '))})`,
  keyframes: ({ name }) => json(name),
  // Its rules stand in the sheet from the start, or are given when they are called for.
  globalCss: ({ rules }) =>
    rules === undefined ? "() => ''" : `() => globalThis.pvRules?.([${json(rules)}])`,
};

/**
 * A built module that names classes of the sheet, in place of styles that are made while it runs.
 *
 * @param made what each call of the module made, in the order of the text
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
