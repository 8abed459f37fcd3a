import { start, transition } from '../engine/transition.ts';
import type { Doing, Event, State } from '../engine/types.ts';
import type { Flag, Questionnaire } from '../model/schema.ts';
import { type Exploration, type Node, type Step, stamp } from './explore.ts';

/** How to see something happen: start with these flags, then send these events in turn. */
export interface Witness {
  readonly flags: readonly Flag[];
  readonly events: readonly Event[];
}

/** The shortest way to a node, and then what is done there. */
export function witnessOf(definition: Questionnaire, node: Node, then: readonly Doing[] = []): Witness {
  const { flags, doings } = pathTo(node);
  let [state] = start(definition, flags);
  const events = [...doings, ...then].map((doing) => {
    const event = stamp(doing, state.status === 'complete' ? 0 : state.instance);
    [state] = transition(definition, state, event);
    return event;
  });
  return { flags, events };
}

function pathTo(node: Node): { flags: readonly Flag[]; doings: Doing[] } {
  const ways: Array<readonly Doing[]> = [];
  let at = node;
  while ('node' in at.via) {
    ways.push(at.via.way);
    at = at.via.node;
  }
  return { flags: 'flags' in at.via ? at.via.flags : [], doings: ways.reverse().flat() };
}

/** The shortest way to a question, with any flags; nothing if it cannot be reached. */
export function witnessOfQuestion({ definition, nodes }: Exploration, questionId: string): Witness | null {
  for (const node of nodes.values()) {
    if (node.state.questionId === questionId) return witnessOf(definition, node);
  }
  return null;
}

/** The shortest way to a step and through it. */
export function witnessOfStep({ definition }: Exploration, { node, way }: Step): Witness {
  return witnessOf(definition, node, way);
}

/** Plays a witness: every state on its way. Throws where an event changes nothing, since then it shows nothing. */
export function replay(definition: Questionnaire, { flags, events }: Witness): State[] {
  const [first] = start(definition, flags);
  const states: State[] = [first];
  for (const event of events) {
    const before = states.at(-1) ?? first;
    const [after] = transition(definition, before, event);
    if (after === before) throw new Error(`The event ${JSON.stringify(event)} changes nothing.`);
    states.push(after);
  }
  return states;
}
