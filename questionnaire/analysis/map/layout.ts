import type { MapEdge, MapGraph, MapNode } from './graph.ts';
import { type Layered, layered, mean, neighboursOf, type Slot } from './layers.ts';

/** Sizes of the drawing, in SVG units. */
export const SIZES = {
  node: 184,
  height: 56,
  bend: 28,
  columnGap: 28,
  rowGap: 92,
  margin: 20,
  loop: 34,
} as const;

/** A place in the drawing, in SVG units from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A node with the middle of its box. */
export interface PlacedNode extends MapNode, Point {}

/** An edge with the points it passes: leaving its source, its bends, reaching its goal. */
export interface PlacedEdge extends MapEdge {
  readonly points: readonly Point[];
  /** It leads to its own source, or upwards. */
  readonly back: boolean;
}

/** A graph with a place for everything; width and height in SVG units. */
export interface FlowMap {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

const PASSES = 10;

/** Gives every node and edge of a graph its place. Pure and deterministic. */
export function layoutOf(graph: MapGraph): FlowMap {
  const { layers, routes }: Layered = layered(graph);
  const column = columns({ layers, routes });
  const left = Math.min(...layers.flat().map((slot) => (column.get(slot.key) ?? 0) - widthOf(slot) / 2));
  const right = Math.max(...layers.flat().map((slot) => (column.get(slot.key) ?? 0) + widthOf(slot) / 2));
  const layerOf = new Map(layers.flat().map(({ key, layer }) => [key, layer]));
  const at = (key: string): Point => ({
    x: Math.round((column.get(key) ?? 0) - left + SIZES.margin),
    y: SIZES.margin + SIZES.height / 2 + (layerOf.get(key) ?? 0) * (SIZES.height + SIZES.rowGap),
  });
  const loops = graph.edges.some(({ from, to }) => from === to);
  return {
    width: Math.round(right - left) + 2 * SIZES.margin + (loops ? SIZES.loop * 2 : 0),
    height: layers.length * (SIZES.height + SIZES.rowGap) - SIZES.rowGap + 2 * SIZES.margin,
    nodes: graph.nodes.map((node) => ({ ...node, ...at(node.id) })),
    edges: routes.map(({ edge, slots }) => {
      const points = slots.map(at);
      const [first, last] = [points[0], points.at(-1)];
      return { ...edge, points, back: first !== undefined && last !== undefined && first.y >= last.y };
    }),
  };
}

const widthOf = (slot: Slot) => (slot.node === null ? SIZES.bend : SIZES.node);

/** The middle of every slot from left to right: near its neighbours, in the order of its layer, never overlapping. */
function columns({ layers, routes }: Layered): Map<string, number> {
  const column = new Map<string, number>();
  for (const layer of layers) spread(layer, column, () => undefined);
  const neighbours = neighboursOf(routes);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const inTurn = pass % 2 === 0 ? layers : [...layers].reverse();
    for (const layer of inTurn) spread(layer, column, ({ key }) => mean(neighbours.get(key) ?? [], column));
  }
  return column;
}

/** Places a layer: each slot where it wants to be if there is room, pushed apart evenly where there is not. */
function spread(
  layer: readonly Slot[],
  column: Map<string, number>,
  wish: (slot: Slot) => number | undefined,
): void {
  const wishes = layer.map((slot) => wish(slot) ?? column.get(slot.key) ?? 0);
  const toRight = pushed(layer, wishes);
  const mirrored = pushed(
    [...layer].reverse(),
    [...wishes].reverse().map((x) => -x),
  );
  const toLeft = mirrored.map((x) => -x).reverse();
  for (const [index, slot] of layer.entries()) {
    column.set(slot.key, ((toRight[index] ?? 0) + (toLeft[index] ?? 0)) / 2);
  }
}

/** Wishes moved to the right as far as those before them need. */
function pushed(layer: readonly Slot[], wishes: readonly number[]): number[] {
  let edge = Number.NEGATIVE_INFINITY;
  return layer.map((slot, index) => {
    const half = widthOf(slot) / 2;
    const x = Math.max(wishes[index] ?? 0, edge + half);
    edge = x + half + SIZES.columnGap;
    return x;
  });
}
