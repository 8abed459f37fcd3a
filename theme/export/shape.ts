import { createFontName, getShapeDeclarations } from '../shape/declarations.ts';
import { formatShape, type ParsedShape, parseShape, removeDefaults, type Shape } from '../shape/shape.ts';
import { shapeChoices, shapeDefault } from '../shape/table.ts';
import { removeComments, replaceText } from './css.ts';

/** In one line, for import. */
const PROPERTY = '--pv-shape';
/** Design Tokens, `$extensions`. */
const EXTENSION = 'parvis.shape';

const isNone = (shape: Shape): boolean => Object.keys(removeDefaults(shape)).length === 0;

/** With defaults: it replaces an existing shape. */
export const writeShape = (shape: Shape): string =>
  JSON.stringify({
    ...Object.fromEntries(shapeChoices.map((choice) => [choice, shapeDefault(choice)])),
    ...removeDefaults(shape),
  });

/** Without choices only the property, which resets a shape. */
export function withShapeCss(css: string, shape: Shape): string {
  const drawn = isNone(shape) ? [] : getShapeDeclarations(shape);
  const lines = [[PROPERTY, formatShape(shape)] as const, ...drawn].map(
    ([property, value]) => `  ${property}: ${value};`,
  );
  const face = shape.fontFile
    ? `@font-face {\n  font-family: "${createFontName(shape.fontFile)}";\n  src: url("${shape.fontFile}");\n  font-weight: 100 900;\n  font-display: swap;\n}\n\n`
    : '';
  return `${css}\n${face}:root {\n${lines.join('\n')}\n}\n`;
}

/** The shape may be empty. */
export function withShapeTokens(tokens: string, shape: Shape): string {
  const groups: object = JSON.parse(tokens);
  return `${JSON.stringify({ ...groups, $extensions: { [EXTENSION]: removeDefaults(shape) } }, null, 2)}\n`;
}

/** The last one; JSON keeps its braces. */
const VALUE = new RegExp(`(?:^|[\\s;{}])${PROPERTY}\\s*:\\s*(\\{[^{}]*\\}|[^;{}]*)`, 'g');

function findProperty(css: string): string | undefined {
  const text = removeComments(css);
  const found = [...replaceText(text).matchAll(VALUE)].at(-1);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return text.slice(end - (found[1]?.length ?? 0), end).trim();
}

function findExtension(text: string): unknown {
  try {
    return JSON.parse(text).$extensions[EXTENSION];
  } catch {
    return undefined;
  }
}

/** In CSS or design tokens, if any. */
export function shapeIn(text: string): ParsedShape | undefined {
  const said = /^\s*\{/.test(text) ? findExtension(text) : findProperty(text);
  return said === undefined ? undefined : parseShape(said);
}
