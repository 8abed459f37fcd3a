/** So many signs a line of a customer's file has at most, where it can be helped. */
const WIDTH = 110;
const STEP = '  ';

const inOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${inOneLine(inner)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};

/** Parts of a list one after the other, as many on a line as have room. */
function filled(parts: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${part}`.length <= WIDTH) lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(indent + part);
  }
  return lines;
}

/** Whether all that stands in it is so short that several have room on a line, as colours are. */
const isOfShort = (values: readonly unknown[]): boolean =>
  values.length > 3 && values.every((value) => typeof value === 'string' && value.length < 10);

function within(value: object, indent: string): string[] {
  const named = !Array.isArray(value);
  const entries = Object.entries(value);
  const parts = entries.map(([key, inner], at) => {
    const name = named ? `${JSON.stringify(key)}: ` : '';
    return name + text(inner, indent, name.length) + (at < entries.length - 1 ? ',' : '');
  });
  return isOfShort(Object.values(value)) ? filled(parts, indent) : parts.map((part) => indent + part);
}

function text(value: unknown, indent: string, taken: number): string {
  const line = inOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + taken + line.length < WIDTH) return line;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return [open, ...within(value, indent + STEP), indent + close].join('\n');
}

/** JSON as a person writes it: what is short stands on one line, colours several on a line. What is undefined is left out. */
export const written = (value: object): string => {
  const plain: object = JSON.parse(JSON.stringify(value));
  return `{\n${within(plain, STEP).join('\n')}\n}\n`;
};
