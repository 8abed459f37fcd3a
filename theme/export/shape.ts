import { ownFontName, shapeDeclarations } from '../shape/declarations.ts';
import { formatShape, type ParsedShape, parseShape, type Shape, withoutDefaults } from '../shape/shape.ts';
import { shapeChoices, shapeDefault } from '../shape/table.ts';
import { structureOf, withoutComments } from './css.ts';

/** The custom property that says a shape in one line, so that it is read back exactly. */
const PROPERTY = '--pv-shape';
/** The name under which design tokens carry it (Design Tokens, `$extensions`). */
const EXTENSION = 'parvis.shape';

const isNone = (shape: Shape): boolean => Object.keys(withoutDefaults(shape)).length === 0;

/** A shape as a customer's file has it, defaults written out: what is put in elsewhere takes the place of whatever was there. */
export const writeShape = (shape: Shape): string =>
  JSON.stringify({
    ...Object.fromEntries(shapeChoices.map((choice) => [choice, shapeDefault(choice)])),
    ...withoutDefaults(shape),
  });

/**
 * CSS of a palette with the corners, space and letters of a shape behind it; of one without any choice the line alone that says so,
 * so that what is put in elsewhere takes the place of what was there.
 */
export function withShapeCss(css: string, shape: Shape): string {
  const drawn = isNone(shape) ? [] : shapeDeclarations(shape);
  const lines = [[PROPERTY, formatShape(shape)] as const, ...drawn].map(
    ([property, value]) => `  ${property}: ${value};`,
  );
  const face = shape.fontFile
    ? `@font-face {\n  font-family: "${ownFontName(shape.fontFile)}";\n  src: url("${shape.fontFile}");\n  font-weight: 100 900;\n  font-display: swap;\n}\n\n`
    : '';
  return `${css}\n${face}:root {\n${lines.join('\n')}\n}\n`;
}

/** Design tokens of a palette with a shape beside them, an empty one where none was chosen. */
export function withShapeTokens(tokens: string, shape: Shape): string {
  const groups: object = JSON.parse(tokens);
  return `${JSON.stringify({ ...groups, $extensions: { [EXTENSION]: withoutDefaults(shape) } }, null, 2)}\n`;
}

/** The value of the property in CSS, the last one if there are several; JSON stands there within its braces. */
const VALUE = new RegExp(`(?:^|[\\s;{}])${PROPERTY}\\s*:\\s*(\\{[^{}]*\\}|[^;{}]*)`, 'g');

function propertyIn(css: string): string | undefined {
  const text = withoutComments(css);
  const found = [...structureOf(text).matchAll(VALUE)].at(-1);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return text.slice(end - (found[1]?.length ?? 0), end).trim();
}

function extensionIn(text: string): unknown {
  try {
    return JSON.parse(text).$extensions[EXTENSION];
  } catch {
    return undefined;
  }
}

/** What CSS or design tokens say of a shape, wherever in them it stands; undefined where they say nothing. */
export function shapeIn(text: string): ParsedShape | undefined {
  const said = /^\s*\{/.test(text) ? extensionIn(text) : propertyIn(text);
  return said === undefined ? undefined : parseShape(said);
}
