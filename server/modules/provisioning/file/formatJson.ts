/** Where possible. */
const MAX_WIDTH = 110;
const INDENT = '  ';

/** Keeps short values on one line. Omits undefined. */
export function formatJson(value: object, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
  if (indent !== '' && indent.length + line.length < MAX_WIDTH) return line;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (inner === undefined) return [];
    const name = open === '[' ? '' : `${JSON.stringify(key)}: `;
    const isWhole = typeof inner === 'object' && inner !== null;
    return [
      `${indent}${INDENT}${name}${isWhole ? formatJson(inner, indent + INDENT) : JSON.stringify(inner)}`,
    ];
  });
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}
