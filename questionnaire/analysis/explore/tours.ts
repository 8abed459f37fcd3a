import type { Action } from '../../engine/types.ts';
import type { Flag } from '../../model/schema.ts';
import { type Edge, edgeName, LEAVE } from './edges.ts';
import { edgesOf } from './edgesOf.ts';
import type { Exploration, Node, Step } from './explore.ts';

/** One deed of a tour: what is done at a question, and where it leads. */
export interface TourStep {
  readonly way: readonly Action[];
  readonly edge: Edge;
}

/** A way from the start to an end. */
export interface Tour {
  readonly flags: readonly Flag[];
  readonly steps: readonly TourStep[];
}

/** Ways from the start to an end that together walk every edge, leaving from every question included. */
export function toursOf(exploration: Exploration): Tour[] {
  const open = new Set(edgesOf(exploration).map(edgeName));
  const tours: Tour[] = [];
  for (const node of exploration.nodes.values()) {
    for (const step of stepsFrom(exploration, node)) {
      if (!open.has(edgeName(step.edge))) continue;
      const tour = toEnd(exploration, pathTo(exploration, node), step, open);
      for (const { edge } of tour.steps) open.delete(edgeName(edge));
      tours.push(tour);
    }
  }
  return tours;
}

type Taken = TourStep & { readonly toKey: string | null };

function stepsFrom({ steps }: Exploration, node: Node): Taken[] {
  const { questionId } = node.state;
  const leave: Taken = {
    way: [{ type: 'ABORT' }],
    edge: { from: questionId, to: null, ending: 'left', label: LEAVE },
    toKey: null,
  };
  return [...steps.filter((step) => step.node.key === node.key), leave];
}

/** The shortest way to a node, step by step. */
function pathTo({ steps }: Exploration, node: Node): Tour {
  const taken: Step[] = [];
  let at = node;
  while ('node' in at.via) {
    const { node: before, way } = at.via;
    const step = steps.find((one) => one.node === before && one.way === way);
    if (step) taken.unshift(step);
    at = before;
  }
  return { flags: 'flags' in at.via ? at.via.flags : [], steps: taken };
}

/** Goes on from a step, by edges that are still open where there are any, else the way that ends soonest. */
function toEnd(exploration: Exploration, path: Tour, first: Taken, open: ReadonlySet<string>): Tour {
  const walked = new Set<string>();
  const steps: TourStep[] = [...path.steps];
  let step: Taken | undefined = first;
  while (step) {
    steps.push(step);
    walked.add(edgeName(step.edge));
    const node: Node | undefined = step.toKey === null ? undefined : exploration.nodes.get(step.toKey);
    if (!node) break;
    const next = stepsFrom(exploration, node);
    const isOpen = ({ edge }: Taken) => open.has(edgeName(edge)) && !walked.has(edgeName(edge));
    step = next.find(isOpen) ?? next.at(-1);
  }
  return { flags: path.flags, steps };
}
