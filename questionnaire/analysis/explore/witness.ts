import { start, transition } from '../../engine/transition.ts';
import type { Action, Event, State } from '../../engine/types.ts';
import type { Flag, Questionnaire } from '../../model/schema.ts';
import { type Exploration, type Node, stamp } from './explore.ts';

/** How to see something happen: start with these flags, then send these events in turn. */
export interface Witness {
  readonly flags: readonly Flag[];
  readonly events: readonly Event[];
}

/** The shortest way to a node, and then what is done there. */
export function witnessOf(definition: Questionnaire, node: Node, then: readonly Action[] = []): Witness {
  const { flags, actions } = pathTo(node);
  let [state] = start(definition, flags);
  const events = [...actions, ...then].map((action) => {
    const event = stamp(action, state.status === 'complete' ? 0 : state.instance);
    [state] = transition(definition, state, event);
    return event;
  });
  return { flags, events };
}

function pathTo(node: Node): { flags: readonly Flag[]; actions: Action[] } {
  const ways: Array<readonly Action[]> = [];
  let at = node;
  while ('node' in at.via) {
    ways.push(at.via.way);
    at = at.via.node;
  }
  return { flags: 'flags' in at.via ? at.via.flags : [], actions: ways.reverse().flat() };
}

/** The shortest way to a question, with any flags; nothing if it cannot be reached. */
export function witnessOfQuestion({ definition, nodes }: Exploration, questionId: string): Witness | null {
  for (const node of nodes.values()) {
    if (node.state.questionId === questionId) return witnessOf(definition, node);
  }
  return null;
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
