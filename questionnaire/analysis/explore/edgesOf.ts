import { type Edge, LEAVE } from './edges.ts';
import type { Exploration } from './explore.ts';

/** Every edge of a questionnaire once: the ways that answers take, and leaving each question. */
export function edgesOf({ steps, nodes }: Exploration): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { edge } of steps) edges.set(JSON.stringify(edge), edge);
  for (const { state } of nodes.values()) {
    const edge: Edge = { from: state.questionId, to: null, ending: 'left', label: LEAVE };
    edges.set(JSON.stringify(edge), edge);
  }
  return [...edges.values()];
}
