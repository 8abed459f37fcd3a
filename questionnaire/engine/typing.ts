import { typedKindOf } from '../model/kinds/kindOf.ts';
import type { Action } from '../model/played.ts';
import type { Item, Question } from '../model/schema.ts';
import { typedLength } from '../model/values/validate.ts';
import { missingItems } from './complete.ts';
import { defaultButton, hasButtons } from './confirmRule.ts';
import { own, withOwn } from './keyed.ts';
import { type Asked, endIfComplete, missingIn, NOTHING } from './press.ts';
import type { Asking, Output, Step } from './types.ts';

export function exceeded(question: Question | undefined, action: Action): number | undefined {
  if (action.type !== 'TYPE') return undefined;
  const item = question?.items.find(({ id }) => id === action.item);
  const max = item && typedKindOf(item)?.max(item);
  return max !== undefined && typedLength(action.text) > max ? max : undefined;
}

/** Types into a field. Without buttons, the answer lasts while the text equals what was sent. */
export function type({ state, question }: Asked, item: Item, text: string): Step | undefined {
  const rules = typedKindOf(item);
  const { id } = item;
  if (!rules || id === undefined || typeof text !== 'string') return undefined;
  const cut = rules.cut(item, text);
  if ((own(state.typed, id) ?? '') === cut) return [state, NOTHING];
  const typed = withOwn(state.typed, id, cut === '' ? undefined : cut);
  const value = rules.normalise(item, cut);
  const counts = hasButtons(question) || own(state.sent, id) === value;
  const answers = withOwn(state.answers, id, counts ? value : undefined);
  return [{ ...state, typed, answers }, NOTHING];
}

/** Submits a field and every other valid one; reports invalid or missing items. */
export function commit(asked: Asked, item: Item): Step | undefined {
  if (!typedKindOf(item)) return undefined;
  const { state, question } = asked;
  const taken = withAllTyped(asked);
  if (missingItems({ items: [item] }, taken).length > 0) return [state, missingIn(asked, taken)];
  const button = hasButtons(question) ? defaultButton(question) : { pressed: undefined };
  const ended = button && endIfComplete(asked, taken, button.pressed);
  if (ended) return ended;
  const missing = missingItems(question, taken);
  return [taken, missing.length > 0 ? missingIn(asked, taken) : buttonsOf(asked)];
}

function buttonsOf({ question }: Asked): readonly Output[] {
  const items = question.items.flatMap((item) => (item.type === 'nextButton' ? [item.id] : []));
  return [{ type: 'choose', items }];
}

function withAllTyped({ state, question }: Asked): Asking {
  let { answers, sent } = state;
  for (const item of question.items) {
    const { id } = item;
    const value = id !== undefined && typedKindOf(item)?.normalise(item, own(state.typed, id) ?? '');
    if (id === undefined || !value) continue;
    answers = withOwn(answers, id, value);
    if (!hasButtons(question)) sent = withOwn(sent, id, value);
  }
  return answers === state.answers && sent === state.sent ? state : { ...state, answers, sent };
}
