import type { Edge } from '../explore/edges.ts';
import { LEAVE } from '../explore/edges.ts';
import { edgesOf } from '../explore/edgesOf.ts';
import type { Exploration } from '../explore/explore.ts';
import { keyedPlaces, keysOf } from '../places/tokens.ts';

/** A question of the map, or one of its ends (`$end`, `$left`). */
export interface MapNode {
  readonly id: string;
  readonly kind: 'question' | 'end' | 'left';
  readonly start: boolean;
}

/** All ways from one node to another. */
export interface MapEdge {
  readonly from: string;
  readonly to: string;
  /** The classes of answers that lead along it, by the labels of the model check. */
  readonly labels: readonly string[];
  /** The flags that lead here rather than elsewhere after the same answers. */
  readonly given: readonly string[];
}

/** The questions and ends of a questionnaire as nodes, the ways between them as edges. */
export interface MapGraph {
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
}

/** A question cannot be named so: an id of the map that is no question. */
export const END = '$end';
/** Where an answer leads that leaves the questionnaire; like `END`, no question has this id. */
export const LEFT = '$left';

const goalOf = ({ to, ending }: Edge) => to ?? (ending === 'left' ? LEFT : END);

/**
 * The questions of a questionnaire and the ways between them. Leaving from outside is possible everywhere and not drawn;
 * an answer that leaves is. Questions that cannot be reached stand at the end, without a way to them.
 */
export function graphOf(exploration: Exploration): MapGraph {
  const { definition } = exploration;
  const answered = edgesOf(exploration).filter(({ label }) => label !== LEAVE);
  const ways = new Map<string, { from: string; to: string; labels: string[] }>();
  for (const edge of answered) {
    const way = { from: edge.from, to: goalOf(edge), labels: [] as string[] };
    const key = JSON.stringify([way.from, way.to]);
    const known = ways.get(key) ?? way;
    known.labels.push(edge.label);
    ways.set(key, known);
  }
  const edges = [...ways.values()].map((way) => ({ ...way, given: givenFor(exploration, way) }));
  const reached = [...new Set([...exploration.nodes.values()].map(({ state }) => state.questionId))];
  const all = [...reached, ...Object.keys(definition.questions).filter((id) => !reached.includes(id))];
  const questions = all.map((id): MapNode => ({ id, kind: 'question', start: id === definition.start }));
  const ends = ([LEFT, END] as const)
    .filter((id) => edges.some(({ to }) => to === id))
    .map((id): MapNode => ({ id, kind: id === END ? 'end' : 'left', start: false }));
  return { nodes: [...questions, ...ends], edges };
}

/** The flags read for the way on that are up whenever this way is taken, where the same answers also lead elsewhere. */
function givenFor(
  { steps, definition }: Exploration,
  { from, to, labels }: { from: string; to: string; labels: readonly string[] },
): string[] {
  const same = steps.filter(({ edge }) => edge.from === from && labels.includes(edge.label));
  const here = same.filter(({ edge }) => goalOf(edge) === to);
  if (here.length === same.length) return [];
  const read = keyedPlaces(definition)
    .filter(({ questionId, field }) => questionId === from && field === 'followUp')
    .flatMap(({ keyed }) => keysOf(keyed));
  const always = [...new Set(read)].filter((flag) =>
    here.every(({ node }) => node.state.flags.includes(flag)),
  );
  return always.filter((flag) => !same.every(({ node }) => node.state.flags.includes(flag)));
}
