import type { Flag } from '../../model/schema.ts';
import { type Edge, edgeName } from './edges.ts';
import type { Exploration, Node, Step } from './explore.ts';
import type { Tour } from './tours.ts';

/** A way from the start to an end that comes to no question twice. */
export interface Path {
  /** The context flags it begins with. */
  readonly flags: readonly Flag[];
  readonly edges: readonly Edge[];
  /** What is done at each question, as a tour says it. */
  readonly steps: Tour['steps'];
}

const MOST_PATHS = 10_000;

/**
 * A name by which two paths are the same: a path is told by its edges, not by the flags it begins with. Which flag wins
 * where several are up is for scenarios of their own to tell.
 */
export const pathName = (edges: readonly Edge[]): string => edges.map(edgeName).join('\n');

/**
 * Every path through a questionnaire, each once; leaving from outside is none, it works everywhere. Ways that come back
 * to a question are told by the edges they walk. `all` is false where there were more than could be listed.
 */
export function pathsOf({ nodes, steps }: Exploration): { paths: Path[]; all: boolean } {
  const from = new Map<Node, Step[]>();
  for (const step of steps) from.set(step.node, [...(from.get(step.node) ?? []), step]);
  const paths = new Map<string, Path>();
  const walk = (node: Node, flags: readonly Flag[], before: Tour['steps']): void => {
    if (paths.size >= MOST_PATHS || before.some(({ edge }) => edge.from === node.state.questionId)) return;
    for (const { way, edge, toKey } of from.get(node) ?? []) {
      const steps = [...before, { way, edge }];
      const next = toKey === null ? undefined : nodes.get(toKey);
      if (next) walk(next, flags, steps);
      else {
        const edges = steps.map((step) => step.edge);
        if (!paths.has(pathName(edges))) paths.set(pathName(edges), { flags, edges, steps });
      }
    }
  };
  for (const node of nodes.values()) {
    if ('flags' in node.via) walk(node, node.via.flags, []);
  }
  return { paths: [...paths.values()], all: paths.size < MOST_PATHS };
}

/** A path on one line: questions, with what is answered in brackets, to its end. */
export const pathWords = ({ flags, edges }: Path): string =>
  [
    ...(flags.length > 0 ? [`(${flags.join(', ')})`] : []),
    ...edges.map(({ from, label }) => (label === '' ? `${from} →` : `${from} [${label}] →`)),
    edges.at(-1)?.ending ?? '',
  ].join(' ');
