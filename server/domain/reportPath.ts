import { isComplete } from '@parvis/questionnaire/engine/complete';
import { hasConfirm, isSkip } from '@parvis/questionnaire/engine/confirmRule';
import { finish, finishByOutcome } from '@parvis/questionnaire/engine/finish';
import { start, transition } from '@parvis/questionnaire/engine/transition';
import type { Asking, State } from '@parvis/questionnaire/engine/types';
import type { Answer, Answers } from '@parvis/questionnaire/model/answers';
import { ratingRange } from '@parvis/questionnaire/model/effects';
import type { Item, Question, Questionnaire } from '@parvis/questionnaire/model/schema';

/** What is looked at in a report: which question, and what was answered. */
interface Entry {
  qstnId: string;
  answers: Answers;
}

/** Places looked at before a report is taken for one that no way explains. */
const PLACES_MAX = 5000;
/** Answers tried for one question that is not reported. */
const GUESSES_MAX = 256;
/** Most names of which every choice is tried. */
const NAMES_MAX = 6;

/** Every choice among names, the empty one first; of many names none, each alone, and all. */
function choices(names: readonly string[]): string[][] {
  if (names.length > NAMES_MAX) return [[], ...names.map((name) => [name]), [...names]];
  const found: string[][] = [[]];
  for (const name of names) found.push(...found.map((more) => [...more, name]));
  return found;
}

/** What may have been answered to one item, undefined where it may be left out. Words route nothing: any will do. */
function guesses(item: Item): (Answer | undefined)[] {
  switch (item.type) {
    case 'yesNo':
      return [true, false];
    case 'rating': {
      const { min, max } = ratingRange(item);
      const values = Array.from({ length: max - min + 1 }, (_, index) => min + index);
      return item.required === false ? [undefined, ...values] : values;
    }
    case 'input':
    case 'message':
      return ['-'];
    default:
      return [undefined];
  }
}

function ticks({ items, exclusive }: Question): Answers[] {
  const ids = items.flatMap((item) => (item.type === 'checkbox' ? [item.id] : []));
  const sets = exclusive ? [[], ...ids.map((id) => [id])] : choices(ids);
  return sets.map((set) => Object.fromEntries(set.map((id) => [id, true])));
}

/** The answers that a question which is not reported may have had. */
function guessedAnswers(question: Question): Answers[] {
  let found = ticks(question);
  for (const item of question.items) {
    if (item.id === undefined || item.type === 'checkbox') continue;
    const { id } = item;
    found = guesses(item)
      .flatMap((answer) => found.map((more) => (answer === undefined ? more : { ...more, [id]: answer })))
      .slice(0, GUESSES_MAX);
  }
  return found.filter((answers) => isComplete(question, answers));
}

/** The buttons that may have ended a question; undefined is the confirm, or none. */
function pressable(question: Question): (string | undefined)[] {
  const buttons = question.items.flatMap((item) =>
    item.type === 'nextButton' && !isSkip(item) ? [item.id] : [],
  );
  return hasConfirm(question) || buttons.length === 0 ? [undefined, ...buttons] : buttons;
}

/** A question on the way, and how many entries of the report are explained by what came before it. */
interface Place {
  state: State;
  used: number;
}

/** The states after a question with given answers, whatever button was pressed and whatever the host answered. */
function after(definition: Questionnaire, state: Asking, question: Question): State[] {
  return pressable(question).flatMap((pressed) => {
    const [next] = finish(definition, state, question, pressed);
    if (next.status !== 'waiting') return [next];
    return choices(question.await ?? []).map(
      (flags) => finishByOutcome(definition, next, question, flags)[0],
    );
  });
}

/** The states after a question that was left unanswered by a button that skips it: no entry tells of it. */
function afterSkipping(definition: Questionnaire, state: Asking, question: Question): State[] {
  const { instance } = state;
  return question.items.flatMap((item) =>
    item.type === 'nextButton' && isSkip(item)
      ? [transition(definition, state, { type: 'NEXT', instance, item: item.id })[0]]
      : [],
  );
}

function placesAfter(
  definition: Questionnaire,
  state: Asking,
  used: number,
  entry: Entry | undefined,
): Place[] {
  const question = definition.questions[state.questionId];
  if (!question) return [];
  const skipped = afterSkipping(definition, state, question).map((next) => ({ state: next, used }));
  return [...skipped, ...placesAnswered(definition, state, question, used, entry)];
}

function placesAnswered(
  definition: Questionnaire,
  state: Asking,
  question: Question,
  used: number,
  entry: Entry | undefined,
): Place[] {
  if (question.reportAnswer === false)
    return guessedAnswers(question).flatMap((answers) =>
      after(definition, { ...state, answers }, question).map((next) => ({ state: next, used })),
    );
  if (entry?.qstnId !== state.questionId || !isComplete(question, entry.answers)) return [];
  return after(definition, { ...state, answers: entry.answers }, question).map((next) => ({
    state: next,
    used: used + 1,
  }));
}

const keyOf = ({ questionId, flags }: Asking, used: number): string =>
  JSON.stringify([questionId, used, [...flags].sort()]);

/**
 * Whether the entries are what somebody reports who goes from the first question to an end: each in its turn, none
 * missing, none twice. Questions that are not reported may have been answered in any way that is possible.
 */
export function isPath(definition: Questionnaire, entries: readonly Entry[]): boolean {
  const open: Place[] = choices(definition.contextFlags ?? [])
    .map((flags) => ({ state: start(definition, flags)[0], used: 0 }))
    .reverse();
  const seen = new Set<string>();
  for (let place = open.pop(); place && seen.size < PLACES_MAX; place = open.pop()) {
    const { state, used } = place;
    if (state.status === 'complete' && !state.aborted && used === entries.length) return true;
    if (state.status !== 'asking' || seen.has(keyOf(state, used))) continue;
    seen.add(keyOf(state, used));
    // Neither what was shown before nor what was said is needed to go on.
    const bare: Asking = { ...state, log: null, past: null };
    open.push(...placesAfter(definition, bare, used, entries[used]));
  }
  return false;
}
