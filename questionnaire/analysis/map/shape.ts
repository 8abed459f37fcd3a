/** One element of a drawing. Attribute names are those of React, so that it can be drawn as elements or as text. */
export interface Shape {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: ReadonlyArray<Shape | string>;
}

/** Makes an element of the drawing; texts are escaped where they are written, by `svgText`. */
export function shape(tag: string, attributes: Shape['attributes'], ...children: Shape['children']): Shape {
  return { tag, attributes, children };
}

/** Attributes whose names are in camel case in SVG as well. */
const KEPT: ReadonlySet<string> = new Set([
  'viewBox',
  'markerWidth',
  'markerHeight',
  'refX',
  'refY',
  'markerUnits',
]);
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
const attributeName = (name: string) =>
  KEPT.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A drawing as the text of an SVG file. */
export function svgText({ tag, attributes, children }: Shape): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${attributeName(name)}="${escaped(String(value))}"`,
  );
  const inner = children.map((child) => (typeof child === 'string' ? escaped(child) : svgText(child)));
  return `<${tag}${written.join('')}>${inner.join('')}</${tag}>`;
}
