import { isComplete } from '@parvis/questionnaire/engine/complete';
import type { Answer, Answers } from '@parvis/questionnaire/model/answers';
import { ratingRange } from '@parvis/questionnaire/model/effects';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Item, Question, Questionnaire } from '@parvis/questionnaire/model/schema';
import { normalise } from '@parvis/questionnaire/model/validate';
import { malformed } from './refusal.ts';
import { isPath } from './reportPath.ts';

/** An answered question, as the definition has it: nothing of it but the answers comes from the device. */
export interface CheckedEntry {
  qstnId: string;
  question: Question;
  answers: Answers;
}

/** More answered questions than any way through a questionnaire has. */
const ENTRIES_MAX = 60;

/** The answer as it is stored, or nothing when it is none to this item. */
function accepted(item: Item, answer: Answer): Answer | undefined {
  switch (item.type) {
    case 'checkbox':
    case 'yesNo':
      return typeof answer === 'boolean' ? answer : undefined;
    case 'rating': {
      const { min, max } = ratingRange(item);
      return Number.isInteger(answer) && Number(answer) >= min && Number(answer) <= max ? answer : undefined;
    }
    case 'input':
      return typeof answer === 'string'
        ? normalise(item.subType, storedForm(item.subType, answer))
        : undefined;
    case 'message':
      return typeof answer === 'string' ? normalise('message', answer) : undefined;
    default:
      return undefined;
  }
}

/** A phone number arrives in its stored form (`33612345678`), which is not how people type it. */
const storedForm = (subType: string, answer: string): string =>
  subType === 'phone' && /^33\d{9}$/.test(answer) ? `+${answer}` : answer;

function checkEntry(definition: Questionnaire, entry: FinalReport['answersArray'][number], path: string) {
  const question = Object.hasOwn(definition.questions, entry.qstnId)
    ? definition.questions[entry.qstnId]
    : undefined;
  if (!question) throw malformed(`${path}.qstnId`);
  const items = new Map(question.items.map((item) => [item.id, item]));
  const answers: Answers = {};
  for (const [id, answer] of Object.entries(entry.answers)) {
    const item = items.get(id);
    const value = item && accepted(item, answer);
    if (value === undefined) throw malformed(`${path}.answers`);
    answers[id] = value;
  }
  const ticked = question.items.filter(({ type, id }) => type === 'checkbox' && id && answers[id] === true);
  if (question.exclusive && ticked.length > 1) throw malformed(`${path}.answers`);
  return { qstnId: entry.qstnId, question, answers };
}

/**
 * Checks what a device reports against the questionnaire it was given: known questions, known items, answers of
 * their item's type and rule, nothing missing, in an order in which they can be asked (`isPath`). Items are taken from the definition, so that a device cannot put
 * words or pictures of its own before the staff.
 * @throws Refusal badRequest
 */
export function checkReport(
  definition: Questionnaire,
  report: FinalReport,
  options: { abort?: boolean } = {},
): CheckedEntry[] {
  if (report.abort && !options.abort) throw malformed('body.report.abort');
  if (report.answersArray.length > ENTRIES_MAX) throw malformed('body.report.answersArray');
  const entries = report.answersArray.map((entry, index) => {
    const path = `body.report.answersArray.${index}`;
    const checked = checkEntry(definition, entry, path);
    if (!report.abort && !isComplete(checked.question, checked.answers)) throw malformed(`${path}.answers`);
    return checked;
  });
  // An abandoned report ends wherever it was left.
  if (!report.abort && (entries.length === 0 || !isPath(definition, entries)))
    throw malformed('body.report.answersArray');
  return entries;
}
