import type { MapEdge, MapGraph } from './graph.ts';

/** Something that takes a place in a layer: a node, or a bend of an edge that passes by. */
export interface Slot {
  readonly key: string;
  readonly layer: number;
  /** The node, or nothing for a bend. */
  readonly node: string | null;
}

/** An edge over the slots it passes, from its source to its goal. */
export interface Route {
  readonly edge: MapEdge;
  readonly slots: readonly string[];
}

/** A graph in layers, with the way of each edge through them. */
export interface Layered {
  /** The slots of each layer, from left to right. */
  readonly layers: ReadonlyArray<readonly Slot[]>;
  readonly routes: readonly Route[];
}

const SWEEPS = 12;

/** Puts the nodes of a graph into layers, sources above goals, so that few edges cross. Deterministic. */
export function layered(graph: MapGraph): Layered {
  const back = backEdges(graph);
  const depth = depths(graph, back);
  const slots = new Map<string, Slot>();
  for (const { id } of graph.nodes) slots.set(id, { key: id, layer: depth.get(id) ?? 0, node: id });
  const routes = graph.edges.map((edge): Route => {
    const [from, to] = [depth.get(edge.from) ?? 0, depth.get(edge.to) ?? 0];
    const step = Math.sign(to - from);
    const bends: string[] = [];
    for (let layer = from + step; step !== 0 && layer !== to; layer += step) {
      const key = JSON.stringify([edge.from, edge.to, layer]);
      slots.set(key, { key, layer, node: null });
      bends.push(key);
    }
    return { edge, slots: [edge.from, ...bends, edge.to] };
  });
  return { layers: ordered([...slots.values()], routes), routes };
}

/** The edges that close a circle, found by walking from the first node on. */
function backEdges({ nodes, edges }: MapGraph): Set<MapEdge> {
  const back = new Set<MapEdge>();
  const done = new Set<string>();
  const walk = (id: string, path: ReadonlySet<string>) => {
    if (done.has(id)) return;
    const here = new Set([...path, id]);
    for (const edge of edges) {
      if (edge.from !== id) continue;
      if (here.has(edge.to)) back.add(edge);
      else walk(edge.to, here);
    }
    done.add(id);
  };
  for (const { id } of nodes) walk(id, new Set());
  return back;
}

/** How far below the start each node stands: one below the lowest that leads to it. */
function depths({ nodes, edges }: MapGraph, back: ReadonlySet<MapEdge>): Map<string, number> {
  const depth = new Map(nodes.map(({ id }) => [id, 0]));
  const forward = edges.filter((edge) => !back.has(edge));
  for (let round = 0; round < nodes.length; round += 1) {
    for (const { from, to } of forward) {
      depth.set(to, Math.max(depth.get(to) ?? 0, (depth.get(from) ?? 0) + 1));
    }
  }
  return depth;
}

/** Orders each layer by where its neighbours stand, to and fro. */
function ordered(slots: readonly Slot[], routes: readonly Route[]): Slot[][] {
  const layers: Slot[][] = [];
  for (const slot of slots) layers[slot.layer] = [...(layers[slot.layer] ?? []), slot];
  const neighbours = neighboursOf(routes);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const down = sweep % 2 === 0;
    const inTurn = down ? layers.keys() : [...layers.keys()].reverse();
    for (const at of inTurn) {
      const beside = layers[at + (down ? -1 : 1)] ?? [];
      const place = new Map(beside.map(({ key }, index) => [key, index]));
      layers[at] = sortedBy(layers[at] ?? [], ({ key }) => mean(neighbours.get(key) ?? [], place));
    }
  }
  return layers;
}

/** Which slots each slot is joined to. */
export function neighboursOf(routes: readonly Route[]): Map<string, string[]> {
  const neighbours = new Map<string, string[]>();
  const join = (one: string, other: string) => neighbours.set(one, [...(neighbours.get(one) ?? []), other]);
  for (const { slots } of routes) {
    for (const [index, key] of slots.entries()) {
      const next = slots[index + 1];
      if (next === undefined || next === key) continue;
      join(key, next);
      join(next, key);
    }
  }
  return neighbours;
}

/** The mean place of those that have one; nothing where none has. */
export function mean(keys: readonly string[], place: ReadonlyMap<string, number>): number | undefined {
  const places = keys.flatMap((key) => place.get(key) ?? []);
  return places.length === 0 ? undefined : places.reduce((sum, one) => sum + one, 0) / places.length;
}

/** Sorted where there is something to sort by; the others keep their place. */
function sortedBy(slots: readonly Slot[], by: (slot: Slot) => number | undefined): Slot[] {
  const weighed = slots.map((slot, index) => ({ slot, index, weight: by(slot) ?? index }));
  weighed.sort((one, other) => one.weight - other.weight || one.index - other.index);
  return weighed.map(({ slot }) => slot);
}
