import { start, transition } from '@parvis/questionnaire/engine/transition';
import type { State } from '@parvis/questionnaire/engine/types';
import { isTick } from '@parvis/questionnaire/model/kinds/kindOf';
import type { Action, Mode } from '@parvis/questionnaire/model/played';
import type { Answer, Answers } from '@parvis/questionnaire/model/report';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';

function toAction(item: Item, answer: Answer): Action | undefined {
  const { id = '' } = item;
  if (isTick(item)) return answer === true ? { type: 'CHECK', item: id } : undefined;
  if (typeof answer === 'boolean') return { type: 'YESNO', item: id, value: answer };
  return typeof answer === 'number'
    ? { type: 'RATE', item: id, value: answer }
    : { type: 'TYPE', item: id, text: answer };
}

/** Prefills the first question; a single-tap one only shows its answer. */
export function fillAnswers(definition: Questionnaire, answers: Answers, mode: Mode = 'whole'): State {
  const [first] = start(definition, [], mode);
  let state: State = first;
  for (const item of definition.questions[definition.start]?.items ?? []) {
    const answer = item.id !== undefined && Object.hasOwn(answers, item.id) ? answers[item.id] : undefined;
    const action = answer === undefined ? undefined : toAction(item, answer);
    if (!action || state.status === 'complete') continue;
    const [next] = transition(definition, state, { ...action, instance: state.instance });
    const isLeft = next.status === 'complete' || next.instance !== state.instance;
    state = isLeft ? { ...state, answers } : next;
  }
  return state;
}
