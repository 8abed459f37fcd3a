// Components that find their `ref` among their properties, as React gives it since 19, made ready for React 18.
import { CLASSES } from './calls.mjs';
import { exchanged, treeOf } from './syntax.mjs';

const IS_COMPONENT = /^[A-Z].*[a-z]/;

/** Functions of a module that are components and take properties: those that it does not export are handed a `ref` on as well. */
function componentsOf(code) {
  return treeOf(code)
    .body.map((statement) => statement.declaration ?? statement)
    .flatMap(({ type, declarations }) => (type === 'VariableDeclaration' ? declarations : []))
    .filter(
      ({ id, init }) =>
        IS_COMPONENT.test(id.name ?? '') &&
        init?.type === 'ArrowFunctionExpression' &&
        init.params.length > 0,
    )
    .map(({ id, init: { start, end } }) => ({ name: id.name, start, end }));
}

/**
 * The module with `withRef` of the theme around each of its components. As what is held under its name a function has that name,
 * which React and our own sentences tell a developer.
 */
export function refsIn(code) {
  const components = componentsOf(code);
  if (components.length === 0) return code;
  const around = components.flatMap(({ name, start, end }) => [
    { start, end: start, by: `/*#__PURE__*/ withRef({ ${name}: ` },
    { start: end, end, by: ' })' },
  ]);
  return `import { withRef } from '${CLASSES}';\n${exchanged(code, around)}`;
}
