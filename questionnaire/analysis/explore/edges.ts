import { defaultButton, isSkip } from '../../engine/confirmRule.ts';
import { transition } from '../../engine/transition.ts';
import type { Asking, Event, State } from '../../engine/types.ts';
import type { Answers } from '../../model/report.ts';
import type { Flag, Question, Questionnaire } from '../../model/schema.ts';
import { boxGroups, groupLabel } from './boxes.ts';
import { answerClasses, inAnsweringOrder } from './classes.ts';

/** Where a way leads when it leads to no question: to the end, or out by leaving. */
export type Ending = 'end' | 'left';

/** One class of ways from a question to what follows it. */
export interface Edge {
  readonly from: string;
  /** A question; nothing where the questionnaire is over. */
  readonly to: string | null;
  readonly ending: Ending | null;
  /** What was answered, pressed and heard, by class; `leave` for leaving without an answer. */
  readonly label: string;
}

/** How a question was finished. */
export interface Finish {
  readonly answers: Answers;
  readonly pressed: string | undefined;
  readonly outcome: readonly Flag[] | undefined;
}

/** The label of leaving from outside: Escape, close button, swipe. */
export const LEAVE = 'leave';

/** A name by which two edges are the same. */
export function edgeName({ from, label, to, ending }: Edge): string {
  return `${from} [${label}] → ${to ?? ending}`;
}

/** The edge that an event walked, or nothing where it finished no question (BACK walks none). */
export function edgeWalked(
  definition: Questionnaire,
  reads: ReadonlySet<string>,
  before: State,
  event: Event,
  after: State,
): Edge | undefined {
  if (before.status === 'complete' || before === after || event.type === 'BACK') return undefined;
  const over = after.status === 'complete';
  if (!over && (after.status === 'waiting' || after.instance === before.instance)) return undefined;
  const question = definition.questions[before.questionId];
  if (!question) return undefined;
  const label =
    event.type === 'ABORT' ? LEAVE : labelOf(question, finishOf(definition, before, event), reads);
  const ending = over ? (after.aborted ? 'left' : 'end') : null;
  return { from: before.questionId, label, to: over ? null : after.questionId, ending };
}

/** The answers, the button and the outcome with which an event finished a question. */
export function finishOf(
  definition: Questionnaire,
  before: Exclude<State, { status: 'complete' }>,
  event: Event,
): Finish {
  if (before.status === 'waiting') {
    const outcome = event.type === 'OUTCOME' ? event.flags : undefined;
    return { answers: before.answers, pressed: before.pressed, outcome };
  }
  const question = definition.questions[before.questionId];
  if (!question) return { answers: before.answers, pressed: undefined, outcome: undefined };
  const pressed = pressedBy(question, event);
  const skipped = question.items.some((item) => item.id === pressed && isSkip(item));
  return {
    answers: skipped ? {} : answersWith(question, before, event),
    pressed,
    outcome: undefined,
  };
}

/** The answers as the event left them: the engine is asked with a button added, so that nothing ends by itself. */
function answersWith(question: Question, before: Asking, event: Event): Answers {
  const held: Question = { ...question, items: [...question.items, { type: 'confirm' }] };
  if (event.type === 'CONFIRM' || event.type === 'NEXT') return before.answers;
  const alone: Questionnaire = {
    version: 1,
    start: before.questionId,
    questions: { [before.questionId]: held },
  };
  const { instance } = before;
  const empty: State = event.type === 'COMMIT' ? { ...before, typed: {} } : before;
  const events: Event[] =
    event.type === 'COMMIT'
      ? Object.entries(before.typed).map(([item, text]) => ({ type: 'TYPE', item, text, instance }))
      : [event];
  const after = events.reduce<State>((state, one) => transition(alone, state, one)[0], empty);
  return after.status === 'complete' ? before.answers : after.answers;
}

function pressedBy(question: Question, event: Event): string | undefined {
  if (event.type === 'NEXT') return event.item;
  return event.type === 'COMMIT' ? defaultButton(question)?.pressed : undefined;
}

function labelOf(
  question: Question,
  { answers, pressed, outcome }: Finish,
  reads: ReadonlySet<string>,
): string {
  const ticked = boxGroups(question, reads)
    .filter((group) => group.some(({ id }) => answers[id] === true))
    .map(groupLabel);
  const answered = inAnsweringOrder(question.items).flatMap((item) => {
    const answer = item.id === undefined ? undefined : answers[item.id];
    return answerClasses(item, reads).flatMap(({ holds, label }) => (holds(answer) ? [label] : []));
  });
  const heard = outcome ? [`(${outcome.join(', ')})`] : [];
  return [...ticked, ...answered, ...(pressed === undefined ? [] : [pressed]), ...heard].join(' + ');
}
