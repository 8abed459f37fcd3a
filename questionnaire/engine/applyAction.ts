import { isTick } from '../model/kinds/kindOf.ts';
import type { Action } from '../model/played.ts';
import type { Flag, Item, Question, Questionnaire } from '../model/schema.ts';
import { hasButtons, hasConfirm, isSkip } from './confirmRule.ts';
import { appendEvent, chooseAnswer, getChange } from './eventCompaction.ts';
import type { Change } from './events.ts';
import { finishByAbort, finishByOutcome, finishQuestion } from './finishQuestion.ts';
import { getOwn, omitKey, setOwn } from './keyedValues.ts';
import { finishIfComplete, NO_OUTPUTS, pressButton, type QuestionContext } from './pressButton.ts';
import type { Asking, State, Step, Waiting } from './types.ts';
import { commitField, typeText } from './typing.ts';

function answerQuestion(asked: QuestionContext, action: Action): Step | undefined {
  const { items } = asked.question;
  const item = 'item' in action ? items.find(({ id }) => id !== undefined && id === action.item) : undefined;
  switch (action.type) {
    case 'CHECK':
    case 'YESNO':
    case 'RATE':
      return item && chooseOption(asked, item, action);
    case 'TYPE':
      return item && typeText(asked, item, action.text);
    case 'COMMIT':
      return item && commitField(asked, item);
    case 'CONFIRM':
      return hasConfirm(asked.question) ? pressButton(asked, undefined) : undefined;
    case 'NEXT':
      if (item?.type !== 'nextButton') return undefined;
      return isSkip(item) ? skipQuestion(asked, item.id) : pressButton(asked, item.id);
    default:
      return undefined;
  }
}

function chooseOption(asked: QuestionContext, item: Item, action: Action): Step | undefined {
  const { answers } = asked.state;
  const { id = '' } = item;
  const chosen = chooseAnswer(item, action, getOwn(answers, id));
  if (chosen === undefined) return undefined;
  const others = isTick(item) && chosen !== null ? clearOtherTicks(asked, item) : answers;
  const after = setOwn(others, id, chosen ?? undefined);
  return after === answers ? [asked.state, NO_OUTPUTS] : tryAutoComplete(asked, after);
}

function clearOtherTicks({ state, question }: QuestionContext, item: Item): Asking['answers'] {
  if (!question.exclusive) return state.answers;
  return question.items.reduce(
    (kept, other) => (other !== item && isTick(other) ? omitKey(kept, other.id ?? '') : kept),
    state.answers,
  );
}

function tryAutoComplete(asked: QuestionContext, answers: Asking['answers']): Step {
  const answered = { ...asked.state, answers };
  const ended = hasButtons(asked.question) ? undefined : finishIfComplete(asked, answered);
  return ended ?? [answered, NO_OUTPUTS];
}

/** Reports and awaits nothing; only the button's follow-up applies. */
function skipQuestion({ definition, state, question }: QuestionContext, pressed: string): Step {
  const { items, titleId, abortDefault } = question;
  const leaves = items.some((item) => item.id === pressed && item.type === 'nextButton' && item.abort);
  if (leaves) return finishByAbort(state, question);
  const unasked = { items, titleId, abortDefault, reportAnswer: false };
  return finishQuestion(definition, { ...state, answers: {} }, unasked, pressed);
}

/** The same state if unchanged, nothing if invalid. */
export function applyAction(
  definition: Questionnaire,
  state: Asking | Waiting,
  action: Action,
): Step | undefined {
  const question = getOwn(definition.questions, state.questionId);
  const step = dispatchAction(definition, state, action, question);
  return !step || step[0] === state ? step : [recordEvent(state, step[0], action, question), step[1]];
}

function dispatchAction(
  definition: Questionnaire,
  state: Asking | Waiting,
  action: Action,
  question: Question | undefined,
): Step | undefined {
  if (action.type === 'ABORT') return finishByAbort(state, question);
  if (!question) return undefined;
  if (action.type === 'OUTCOME') {
    const valid = state.status === 'waiting' && isFlags(action.flags);
    return valid ? finishByOutcome(definition, state, question, action.flags) : undefined;
  }
  return state.status === 'asking' ? answerQuestion({ definition, state, question }, action) : undefined;
}

function recordEvent(before: Asking | Waiting, after: State, action: Action, question?: Question): State {
  const { questionId, entered, sent } = before;
  const asked = before.status === 'asking' && after.status === 'asking' && after.instance === before.instance;
  const change = question && asked ? getChange(question, before, after, action) : undefined;
  const done = { action: truncateText(action, change), questionId, ...(change && { change }) };
  const events =
    question && change
      ? appendEvent(before.events, done, { question, entered, sent })
      : { ...done, before: before.events };
  const enters = after.status !== 'complete' && after.instance !== before.instance;
  return enters ? { ...after, events, entered: events } : { ...after, events };
}

function truncateText(action: Action, change: Change | undefined): Action {
  return action.type === 'TYPE' && change ? { ...action, text: String(change.now ?? '') } : action;
}

function isFlags(flags: unknown): flags is readonly Flag[] {
  return Array.isArray(flags) && flags.every((flag) => typeof flag === 'string');
}
