import { isTick } from '../model/kinds/kindOf.ts';
import type { Action } from '../model/played.ts';
import type { Item } from '../model/schema.ts';
import { chosenAfter } from './choose.ts';
import { hasButtons, hasConfirm, isSkip } from './confirmRule.ts';
import { finish, finishByAbort } from './finish.ts';
import { own, withOwn, without } from './own.ts';
import { type Asked, endIfComplete, NOTHING, press } from './press.ts';
import type { Asking, Step } from './types.ts';
import { commit, type } from './typing.ts';

/** Answers the question that is asked; the same state where that changes nothing, nothing where it cannot be done. */
export function answer(asked: Asked, action: Action): Step | undefined {
  const { items } = asked.question;
  const item = 'item' in action ? items.find(({ id }) => id !== undefined && id === action.item) : undefined;
  switch (action.type) {
    case 'CHECK':
    case 'YESNO':
    case 'RATE':
      return item && choose(asked, item, action);
    case 'TYPE':
      return item && type(asked, item, action.text);
    case 'COMMIT':
      return item && commit(asked, item);
    case 'CONFIRM':
      return hasConfirm(asked.question) ? press(asked, undefined) : undefined;
    case 'NEXT':
      if (item?.type !== 'nextButton') return undefined;
      return isSkip(item) ? skip(asked, item.id) : press(asked, item.id);
    default:
      return undefined;
  }
}

function choose(asked: Asked, item: Item, action: Action): Step | undefined {
  const { answers } = asked.state;
  const { id = '' } = item;
  const chosen = chosenAfter(item, action, own(answers, id));
  if (chosen === undefined) return undefined;
  const others = isTick(item) && chosen !== null ? withoutOtherTicks(asked, item) : answers;
  const after = withOwn(others, id, chosen ?? undefined);
  return after === answers ? [asked.state, NOTHING] : tryAuto(asked, after);
}

/** Of boxes that exclude each other one alone is ticked. */
function withoutOtherTicks({ state, question }: Asked, item: Item): Asking['answers'] {
  if (!question.exclusive) return state.answers;
  return question.items.reduce(
    (kept, other) => (other !== item && isTick(other) ? without(kept, other.id ?? '') : kept),
    state.answers,
  );
}

function tryAuto(asked: Asked, answers: Asking['answers']): Step {
  const answered = { ...asked.state, answers };
  const ended = hasButtons(asked.question) ? undefined : endIfComplete(asked, answered);
  return ended ?? [answered, NOTHING];
}

/** Leaves the question unanswered: nothing of it is reported or awaited, and only the button says what follows. */
function skip({ definition, state, question }: Asked, pressed: string): Step {
  const { items, titleId, abortDefault } = question;
  const leaves = items.some((item) => item.id === pressed && item.type === 'nextButton' && item.abort);
  if (leaves) return finishByAbort(state, question);
  const unasked = { items, titleId, abortDefault, reportAnswer: false };
  return finish(definition, { ...state, answers: {} }, unasked, pressed);
}
