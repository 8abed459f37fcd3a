/** Maximum line length where possible. */
const WIDTH = 110;
const STEP = '  ';

/** Formats JSON as people write it: short values on one line. Omits undefined. */
export function written(value: object, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
  if (indent !== '' && indent.length + line.length < WIDTH) return line;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (inner === undefined) return [];
    const name = open === '[' ? '' : `${JSON.stringify(key)}: `;
    const isWhole = typeof inner === 'object' && inner !== null;
    return [`${indent}${STEP}${name}${isWhole ? written(inner, indent + STEP) : JSON.stringify(inner)}`];
  });
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}
