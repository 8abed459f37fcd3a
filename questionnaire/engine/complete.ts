import type { Answer } from '../model/report.ts';
import type { Item, Question } from '../model/schema.ts';
import { isCode } from './codes.ts';

type Given = Readonly<Record<string, Answer>>;

/** Whether one item has what it needs. Ticks are counted for the question as a whole, so a checkbox always has. */
function isOk(item: Item, answers: Given): boolean {
  switch (item.type) {
    case 'yesNo':
    case 'input':
    case 'message':
      return Object.hasOwn(answers, item.id);
    case 'rating':
      return item.required === false || Object.hasOwn(answers, item.id);
    default:
      return true;
  }
}

/** The ids of the items that still miss an answer, in order; every checkbox if none is ticked. */
export function missingItems(question: Question, answers: Given): string[] {
  const ticked = question.items.some((item) => item.type === 'checkbox' && answers[item.id] === true);
  return question.items.flatMap((item) => {
    const ok = item.type === 'checkbox' ? ticked : isOk(item, answers);
    return ok || item.id === undefined ? [] : [item.id];
  });
}

/**
 * Whether the reported answers of a question are all of them: every item has what it needs and, if there are
 * checkboxes, at least one is ticked. Codes are never reported, and not missed.
 */
export function isComplete(question: Question, answers: Given): boolean {
  return missingItems(question, answers).every((id) => isCode(question, id));
}
