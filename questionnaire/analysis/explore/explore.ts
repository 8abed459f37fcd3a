import { start, transition } from '../../engine/transition.ts';
import type { Action, Asking, Event, State } from '../../engine/types.ts';
import type { Flag, Questionnaire } from '../../model/schema.ts';
import { liveKeys } from '../places/live.ts';
import { readKeys, YES } from '../places/tokens.ts';
import { type Edge, edgeWalked, type Finish, finishOf } from './edges.ts';
import { subsetsOf } from './subsets.ts';
import { type Way, waysOf } from './ways.ts';

/** A question with the flags that matter, and the shortest way to it. */
export interface Node {
  readonly key: string;
  readonly state: Asking;
  readonly cost: number;
  readonly via: { readonly node: Node; readonly way: Way } | { readonly flags: readonly Flag[] };
}

/** One way through a question, played. */
export interface Step {
  readonly node: Node;
  readonly way: Way;
  readonly edge: Edge;
  readonly finish: Finish;
  /** The flags after it; of a step that leaves, those that the questionnaire ends with. */
  readonly flags: readonly Flag[];
  /** The node it leads to, by key; nothing at an end. */
  readonly toKey: string | null;
}

/** All that can happen in a questionnaire. */
export interface Exploration {
  readonly definition: Questionnaire;
  readonly reads: ReadonlySet<string>;
  readonly nodes: ReadonlyMap<string, Node>;
  readonly steps: readonly Step[];
  /** False where there was too much to look at all of it: what is found holds, but more may be there. */
  readonly whole: boolean;
}

const MOST_NODES = 20_000;
const MOST_CONTEXTS = 10;

/**
 * Plays every way through a questionnaire, from every set of its context flags. Flags only grow and only those that
 * are still read can change what follows, so (question × flags read) is finite.
 */
export function explore(definition: Questionnaire): Exploration {
  const reads = readKeys(definition);
  const live = liveKeys(definition);
  const keyOf = ({ questionId, flags }: Asking) => {
    const matters = (flag: Flag) => flag === YES || live.get(questionId)?.has(flag) === true;
    return JSON.stringify([questionId, ...flags.filter(matters).sort()]);
  };
  const nodes = new Map<string, Node>();
  const steps: Step[] = [];
  const queue: Node[][] = [];
  let whole = true;
  const push = (node: Node) => {
    queue[node.cost] = [...(queue[node.cost] ?? []), node];
  };

  const context = (definition.contextFlags ?? []).filter((flag) => reads.has(flag));
  for (const flags of subsetsOf(context.slice(0, MOST_CONTEXTS))) {
    const [state] = start(definition, flags);
    if (state.status === 'asking') push({ key: keyOf(state), state, cost: 0, via: { flags } });
  }
  for (let cost = 0; cost < queue.length && nodes.size < MOST_NODES; cost += 1) {
    for (const node of queue[cost] ?? []) {
      if (nodes.has(node.key)) continue;
      nodes.set(node.key, node);
      const { ways, all } = waysOf(questionOf(definition, node), node.state.answers, reads);
      whole &&= all;
      for (const way of ways) {
        const played = play(definition, reads, node, way);
        if (!played) continue;
        const { after, ...step } = played;
        const toKey = after.status === 'asking' ? keyOf(after) : null;
        steps.push({ ...step, toKey });
        if (after.status !== 'asking' || nodes.has(keyOf(after))) continue;
        push({ key: keyOf(after), state: after, cost: cost + step.way.length, via: { node, way: step.way } });
      }
    }
  }
  return {
    definition,
    reads,
    nodes,
    steps,
    whole: whole && context.length <= MOST_CONTEXTS && nodes.size < MOST_NODES,
  };
}

function questionOf(definition: Questionnaire, { state }: Node) {
  return definition.questions[state.questionId] ?? { items: [] };
}

/** Plays a way from a node until the question is finished; nothing if it is not. */
function play(definition: Questionnaire, reads: ReadonlySet<string>, node: Node, way: Way) {
  let before: State = node.state;
  for (const [index, action] of way.entries()) {
    if (before.status === 'complete') return undefined;
    const event = stamp(action, before.instance);
    const [after] = transition(definition, before, event);
    const edge = edgeWalked(definition, reads, before, event, after);
    if (edge) {
      const finish = finishOf(definition, before, event);
      return { node, way: way.slice(0, index + 1), edge, finish, flags: after.flags, after };
    }
    before = after;
  }
  return undefined;
}

/** The event that a action is in a visit. */
export function stamp(action: Action, instance: number): Event {
  return { ...action, instance } as Event;
}
