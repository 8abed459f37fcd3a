/** So many signs a line of a customer's file has at most, where it can be helped. */
const WIDTH = 110;
const STEP = '  ';

/** Writes JSON as a person does: what is short stands on one line. What is undefined is left out. */
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
