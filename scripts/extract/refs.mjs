// Ref-as-prop components (React 19) on React 18.
import { CLASSES } from './calls.mjs';
import { parseTree, replacePieces } from './syntax.mjs';

const IS_COMPONENT = /^[A-Z].*[a-z]/;

/** With properties; internal ones also get a `ref`. */
function findComponents(code) {
  return parseTree(code)
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

/** In the theme's `withRef`; its wrapper keeps the name in React's messages. */
export function wrapRefs(code) {
  const components = findComponents(code);
  if (components.length === 0) return code;
  const around = components.flatMap(({ name, start, end }) => [
    { start, end: start, by: `/*#__PURE__*/ withRef({ ${name}: ` },
    { start: end, end, by: ' })' },
  ]);
  return `import { withRef } from '${CLASSES}';\n${replacePieces(code, around)}`;
}
