import { OWN_FONT, shapeDeclarations } from '../shape/declarations.ts';
import { formatShape, parseShape, type Shape, withoutDefaults } from '../shape/shape.ts';

/** The custom property that says a shape in one line, so that it is read back exactly. */
const PROPERTY = '--pv-shape';
/** The name under which design tokens carry it (Design Tokens, `$extensions`). */
const EXTENSION = 'parvis.shape';

const isNone = (shape: Shape): boolean => Object.keys(withoutDefaults(shape)).length === 0;

/** CSS of a palette with the corners, space and letters of a shape behind it; as it was where none was chosen. */
export function withShapeCss(css: string, shape: Shape): string {
  if (isNone(shape)) return css;
  const lines = [[PROPERTY, formatShape(shape)] as const, ...shapeDeclarations(shape)].map(
    ([property, value]) => `  ${property}: ${value};`,
  );
  const face = shape.fontFile
    ? `@font-face {\n  font-family: "${OWN_FONT}";\n  src: url("${shape.fontFile}");\n  font-weight: 100 900;\n  font-display: swap;\n}\n\n`
    : '';
  return `${css}\n${face}:root {\n${lines.join('\n')}\n}\n`;
}

/** Design tokens of a palette with a shape beside them; as they were where none was chosen. */
export function withShapeTokens(tokens: string, shape: Shape): string {
  if (isNone(shape)) return tokens;
  const groups: object = JSON.parse(tokens);
  return `${JSON.stringify({ ...groups, $extensions: { [EXTENSION]: withoutDefaults(shape) } }, null, 2)}\n`;
}

function extensionIn(text: string): unknown {
  try {
    return JSON.parse(text).$extensions[EXTENSION];
  } catch {
    return undefined;
  }
}

/** The shape that CSS or design tokens carry; undefined where they carry none that can be read. */
export function shapeIn(text: string): Shape | undefined {
  const line = new RegExp(`${PROPERTY}\\s*:\\s*(.+?);?\\s*$`, 'm').exec(text)?.[1];
  const parsed = parseShape(line ?? extensionIn(text));
  return parsed.ok ? parsed.shape : undefined;
}
