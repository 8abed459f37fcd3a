import { typedKindOf } from '../model/kinds/kindOf.ts';
import type { Action } from '../model/played.ts';
import type { Question, Questionnaire } from '../model/schema.ts';
import { normaliseCode } from '../model/values/validate.ts';
import { type EventList, listEventsSince } from './events.ts';
import { getOwn, omitKey } from './keyedValues.ts';

export function isVerificationCodeField(question: Question | undefined, id: string): boolean {
  return question?.items.some((item) => isCodeItem(item) && item.id === id) ?? false;
}

/** The same record without codes. */
export function omitCodes<T>(
  { items }: Question,
  given: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  return items.reduce((left, item) => (isCodeItem(item) ? omitKey(left, item.id) : left), given);
}

function isCodeItem(item: Question['items'][number]): item is Question['items'][number] & { id: string } {
  return item.id !== undefined && typedKindOf(item)?.secret?.(item) === true;
}

const isCodeEvent = ({ questions }: Questionnaire, { questionId, action }: EventList): boolean =>
  'item' in action && isVerificationCodeField(getOwn(questions, questionId), action.item);

const PLACEHOLDER_PREFIX = 'aaa';
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const INVALID_CODE = '0';

/** Placeholders keep validity and equality; oldest first. */
export function redactCodes(definition: Questionnaire, events: readonly EventList[]): Action[] {
  const given = new Map<string, string>();
  const replaceCode = (typed: string): string => {
    const code = normaliseCode(typed);
    if (code === undefined) return typed === '' ? '' : INVALID_CODE;
    const [first, last] = [Math.floor(given.size / LETTERS.length), given.size].map(
      (at) => LETTERS[at % LETTERS.length],
    );
    const known = given.get(code) ?? `${PLACEHOLDER_PREFIX}${first}${last}`;
    given.set(code, known);
    return known;
  };
  return events.map((event) => {
    const { action } = event;
    if (action.type !== 'TYPE' || !isCodeEvent(definition, event)) return action;
    return { ...action, text: replaceCode(action.text) };
  });
}

export function hasPlaceholderCode(
  definition: Questionnaire,
  events: EventList | null,
  since: EventList | null,
): boolean {
  return listEventsSince(events, since).some(
    (event) =>
      event.action.type === 'TYPE' &&
      isCodeEvent(definition, event) &&
      (event.action.text === INVALID_CODE || event.action.text.startsWith(PLACEHOLDER_PREFIX)),
  );
}
