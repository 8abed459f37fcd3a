import { edgeWords, type NameOf, nodeWords, partsOf } from './labels.ts';
import { type FlowMap, type PlacedEdge, type PlacedNode, type Point, SIZES } from './layout.ts';
import { type Shape, shape } from './shape.ts';

/** How a map is drawn; all may be left out. */
export interface DrawOptions {
  /** The question to light. */
  readonly current?: string | undefined;
  /** Names for questions and answers (`namesOf`); without, their ids. */
  readonly nameOf?: NameOf;
  /** Words for the two ends. */
  readonly ends?: { readonly end: string; readonly left: string };
}

/** Colours of the theme where there is one around the drawing, else its light defaults. */
const COLOURS = {
  ground: 'var(--pv-colors-bg1, #ffffff)',
  words: 'var(--pv-colors-txt, #181818)',
  lit: 'var(--pv-colors-btn1Bg, #1752e3)',
  litWords: 'var(--pv-colors-btn1Fill, #ffffff)',
} as const;

const ENDS = { end: '■', left: '×' } as const;
const FONT = 12;
const LINE = 15;

/**
 * Draws a map: boxes for questions (thick for the start), pills for the ends, arrows with the answers that lead along
 * them, dashed where they lead back. Every question is a `<g data-question="id">`; the lit one has `data-current`.
 */
export function drawMap(map: FlowMap, options: DrawOptions = {}): Shape {
  const { width, height, nodes, edges } = map;
  return shape(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      fontFamily: 'system-ui, sans-serif',
      fontSize: FONT,
      fill: COLOURS.words,
    },
    arrowHead(),
    ...edges.map((edge) => drawLine(edge, options)),
    ...nodes.map((node) => drawNode(node, options)),
    ...edges.map((edge) => drawLabel(edge, edges, options)),
  );
}

function arrowHead(): Shape {
  const box = {
    id: 'pv-arrow',
    viewBox: '0 0 8 8',
    refX: 7,
    refY: 4,
    markerWidth: 9,
    markerHeight: 9,
    markerUnits: 'userSpaceOnUse',
    orient: 'auto',
  };
  return shape('defs', {}, shape('marker', box, shape('path', { d: 'M0 0 8 4 0 8z', fill: COLOURS.words })));
}

function drawNode(node: PlacedNode, { current, nameOf, ends = ENDS }: DrawOptions): Shape {
  const { id, kind, x, y, start } = node;
  if (kind !== 'question') return drawEnd(node, ends[kind]);
  const lit = id === current;
  const box = shape('rect', {
    x: x - SIZES.node / 2,
    y: y - SIZES.height / 2,
    width: SIZES.node,
    height: SIZES.height,
    rx: 10,
    fill: lit ? COLOURS.lit : COLOURS.ground,
    stroke: lit ? COLOURS.lit : COLOURS.words,
    strokeWidth: start || lit ? 3 : 1.25,
  });
  const marks = {
    'data-question': id,
    ...(lit && { 'data-current': 'true' }),
    ...(start && { 'data-start': 'true' }),
  };
  const words = nodeWords(id, nameOf);
  return shape('g', marks, shape('title', {}, words.full), box, ...lines(words.lines, { x, y }, lit));
}

function drawEnd({ kind, x, y }: PlacedNode, words: string): Shape {
  const pill = {
    x: x - 44,
    y: y - 15,
    width: 88,
    height: 30,
    rx: 15,
    fill: COLOURS.words,
    stroke: COLOURS.words,
  };
  const text = { x, y: y + FONT / 3, textAnchor: 'middle', fill: COLOURS.ground, fontWeight: 'bold' };
  return shape('g', { 'data-end': kind }, shape('rect', pill), shape('text', text, words));
}

function lines(words: readonly string[], { x, y }: Point, lit: boolean): Shape[] {
  const first = y + FONT / 3 - ((words.length - 1) * LINE) / 2;
  return words.map((line, index) =>
    shape(
      'text',
      { x, y: first + index * LINE, textAnchor: 'middle', fill: lit ? COLOURS.litWords : COLOURS.words },
      line,
    ),
  );
}

function drawLine(edge: PlacedEdge, { current }: DrawOptions): Shape {
  return shape('path', {
    d: pathOf(edge),
    fill: 'none',
    stroke: COLOURS.words,
    strokeWidth: edge.from === current ? 2.5 : 1.25,
    strokeOpacity: edge.from === current ? 1 : 0.55,
    markerEnd: 'url(#pv-arrow)',
    ...(edge.back && { strokeDasharray: '5 4' }),
    'data-from': edge.from,
    'data-to': edge.to,
  });
}

/** From the edge of one box to the edge of the other, in smooth curves through the bends. */
function pathOf({ points, from, to }: PlacedEdge): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  if (from === to) return loop(first);
  const down = last.y > first.y;
  const reach = to.startsWith('$') ? 15 : SIZES.height / 2;
  const shift = down ? 0 : SIZES.node / 4;
  const begin = { x: first.x + shift, y: first.y + (down ? 1 : -1) * (SIZES.height / 2) };
  const end = { x: last.x + shift, y: last.y - (down ? 1 : -1) * (reach + 1) };
  let path = `M${begin.x} ${begin.y}`;
  let before = begin;
  for (const point of [...rest.slice(0, -1), end]) {
    const middle = (before.y + point.y) / 2;
    path += ` C${before.x} ${middle} ${point.x} ${middle} ${point.x} ${point.y}`;
    before = point;
  }
  return path;
}

function loop({ x, y }: Point): string {
  const [side, reach] = [x + SIZES.node / 2, SIZES.loop];
  return `M${side} ${y - 10} C${side + reach} ${y - 22} ${side + reach} ${y + 22} ${side + 1} ${y + 10}`;
}

const MOST_LINES = 3;

function drawLabel(edge: PlacedEdge, edges: readonly PlacedEdge[], { nameOf }: DrawOptions): Shape {
  const siblings = edges.filter(({ from }) => from === edge.from);
  const all = edgeWords(edge, commonParts(siblings), nameOf);
  const shown =
    all.length > MOST_LINES ? [...all.slice(0, MOST_LINES - 1), `+ ${all.length - MOST_LINES + 1}`] : all;
  const { x, y } = labelPlace(edge, siblings.indexOf(edge));
  const top = y + FONT / 3 - ((shown.length - 1) * (LINE - 2)) / 2;
  const halo = { stroke: COLOURS.ground, strokeWidth: 4, paintOrder: 'stroke', strokeLinejoin: 'round' };
  const words = shown.map((line, index) =>
    shape('text', { x, y: top + index * (LINE - 2), textAnchor: 'middle', fontSize: 11, ...halo }, line),
  );
  return shape('g', { 'data-labels': edge.from }, shape('title', {}, all.join(' · ')), ...words);
}

/** The parts that every way from a question has. */
function commonParts(edges: readonly PlacedEdge[]): Set<string> {
  const labels = edges.flatMap((edge) => edge.labels.map(partsOf));
  if (labels.length < 2) return new Set();
  return new Set((labels[0] ?? []).filter((part) => labels.every((parts) => parts.includes(part))));
}

/** On the first stretch of the edge, nearer to where it leads; neighbours at different heights. */
function labelPlace({ points, from, to, back }: PlacedEdge, index: number): Point {
  const [first = { x: 0, y: 0 }, second = first] = points;
  if (from === to) return { x: first.x + SIZES.node / 2 + SIZES.loop, y: first.y + SIZES.height / 2 - 2 };
  const shift = back ? SIZES.node / 4 : 0;
  const along = 0.6 + (index % 2) * 0.16;
  const gap = second.y - first.y - Math.sign(second.y - first.y) * SIZES.height;
  const half = Math.sign(gap) * (SIZES.height / 2);
  return {
    x: first.x + (second.x - first.x) * smooth(along) + shift,
    y: first.y + half + gap * (0.5 + (along - 0.5) * 1.1),
  };
}

/** How far across the curve is when it is so far along. */
const smooth = (along: number) => 3 * along ** 2 - 2 * along ** 3;
