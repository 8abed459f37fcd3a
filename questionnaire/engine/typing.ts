import { typedKindOf } from '../model/kinds/kindOf.ts';
import type { Action } from '../model/played.ts';
import type { Item, Question } from '../model/schema.ts';
import { measureTyped } from '../model/values/validate.ts';
import { listMissingItems } from './completion.ts';
import { findDefaultButton, hasButtons } from './confirmRule.ts';
import { getOwn, setOwn } from './keyedValues.ts';
import { createInvalidOutputs, finishIfComplete, NO_OUTPUTS, type QuestionContext } from './pressButton.ts';
import type { Asking, Output, Step } from './types.ts';

export function findExceededLimit(question: Question | undefined, action: Action): number | undefined {
  if (action.type !== 'TYPE') return undefined;
  const item = question?.items.find(({ id }) => id === action.item);
  const max = item && typedKindOf(item)?.max(item);
  return max !== undefined && measureTyped(action.text) > max ? max : undefined;
}

/** Without buttons, the answer lasts while the text equals the sent one. */
export function typeText({ state, question }: QuestionContext, item: Item, text: string): Step | undefined {
  const rules = typedKindOf(item);
  const { id } = item;
  if (!rules || id === undefined || typeof text !== 'string') return undefined;
  const cut = rules.cut(item, text);
  if ((getOwn(state.typed, id) ?? '') === cut) return [state, NO_OUTPUTS];
  const typed = setOwn(state.typed, id, cut === '' ? undefined : cut);
  const value = rules.normalise(item, cut);
  const counts = hasButtons(question) || getOwn(state.sent, id) === value;
  const answers = setOwn(state.answers, id, counts ? value : undefined);
  return [{ ...state, typed, answers }, NO_OUTPUTS];
}

/** With every other valid field; reports invalid or missing items. */
export function commitField(asked: QuestionContext, item: Item): Step | undefined {
  if (!typedKindOf(item)) return undefined;
  const { state, question } = asked;
  const taken = commitAllFields(asked);
  if (listMissingItems({ items: [item] }, taken).length > 0)
    return [state, createInvalidOutputs(asked, taken)];
  const button = hasButtons(question) ? findDefaultButton(question) : { pressed: undefined };
  const ended = button && finishIfComplete(asked, taken, button.pressed);
  if (ended) return ended;
  const missing = listMissingItems(question, taken);
  return [taken, missing.length > 0 ? createInvalidOutputs(asked, taken) : createChooseOutput(asked)];
}

function createChooseOutput({ question }: QuestionContext): readonly Output[] {
  const items = question.items.flatMap((item) => (item.type === 'nextButton' ? [item.id] : []));
  return [{ type: 'choose', items }];
}

function commitAllFields({ state, question }: QuestionContext): Asking {
  let { answers, sent } = state;
  for (const item of question.items) {
    const { id } = item;
    const value = id !== undefined && typedKindOf(item)?.normalise(item, getOwn(state.typed, id) ?? '');
    if (id === undefined || !value) continue;
    answers = setOwn(answers, id, value);
    if (!hasButtons(question)) sent = setOwn(sent, id, value);
  }
  return answers === state.answers && sent === state.sent ? state : { ...state, answers, sent };
}
