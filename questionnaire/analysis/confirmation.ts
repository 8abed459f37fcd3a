import { transition } from '../engine/transition.ts';
import type { Doing, State } from '../engine/types.ts';
import { type Exploration, stamp } from './explore.ts';
import type { Check, Found } from './findings.ts';
import { raisedFlags } from './tokens.ts';
import { type Witness, witnessOf } from './witness.ts';

const YES = 'yes';
const LEAVE: Doing = { type: 'ABORT' };

/**
 * Of a confirmation, which resolves true when flag `yes` was raised: whether it can be, and whether closing the
 * drawer avoids it wherever a person is.
 */
export const confirmationFindings: Check = ({ definition, exploration, results }) => {
  const isConfirmation = results.includes(YES) || raisedFlags(definition).has(YES);
  if (!isConfirmation || exploration.nodes.size === 0) return [];
  return [...cannotBe(exploration), ...unavoidable(exploration)];
};

function cannotBe({ steps, whole, definition }: Exploration): Found[] {
  const canBe = steps.some(({ edge, flags }) => edge.ending === 'end' && flags.includes(YES));
  if (canBe || !whole) return [];
  return [
    {
      id: 'yesCannotBe',
      path: `questions.${definition.start}`,
      questionId: null,
      about: { flag: YES },
      witness: null,
    },
  ];
}

function unavoidable(exploration: Exploration): Found[] {
  const { definition } = exploration;
  for (const { state, witness } of placesToLeave(exploration)) {
    const [left] = transition(definition, state, { type: 'ABORT', instance: instanceOf(state) });
    if (left.status !== 'complete' || !left.flags.includes(YES)) continue;
    const questionId = state.status === 'complete' ? null : state.questionId;
    const path = `questions.${questionId}`;
    return [{ id: 'yesUnavoidable', path, questionId, about: { flag: YES }, witness: witness() }];
  }
  return [];
}

/** Every question as it is asked, then every question whose outcome is awaited. */
function* placesToLeave({
  definition,
  nodes,
  steps,
}: Exploration): Generator<{ state: State; witness: () => Witness }> {
  for (const node of nodes.values()) {
    yield { state: node.state, witness: () => witnessOf(definition, node, [LEAVE]) };
  }
  for (const { node, way } of steps) {
    if (way.at(-1)?.type !== 'OUTCOME') continue;
    const answered = way.slice(0, -1);
    const state = answered.reduce<State>(
      (now, doing) => transition(definition, now, stamp(doing, instanceOf(now)))[0],
      node.state,
    );
    yield { state, witness: () => witnessOf(definition, node, [...answered, LEAVE]) };
  }
}

function instanceOf(state: State): number {
  return state.status === 'complete' ? 0 : state.instance;
}
