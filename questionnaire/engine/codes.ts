import { typedKindOf } from '../model/kinds/kindOf.ts';
import type { Action } from '../model/played.ts';
import type { Question, Questionnaire } from '../model/schema.ts';
import { normaliseCode } from '../model/values/validate.ts';
import { type Events, eventsSince } from './events.ts';
import { own, without } from './keyed.ts';

export function isCode(question: Question | undefined, id: string): boolean {
  return question?.items.some((item) => isCodeItem(item) && item.id === id) ?? false;
}

/** Removes verification codes from the answers; returns the same record if there are none. */
export function withoutCodes<T>(
  { items }: Question,
  given: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  return items.reduce((left, item) => (isCodeItem(item) ? without(left, item.id) : left), given);
}

function isCodeItem(item: Question['items'][number]): item is Question['items'][number] & { id: string } {
  return item.id !== undefined && typedKindOf(item)?.secret?.(item) === true;
}

const isCodeEvent = ({ questions }: Questionnaire, { questionId, action }: Events): boolean =>
  'item' in action && isCode(own(questions, questionId), action.item);

const STAND_IN = 'aaa';
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const NO_CODE = '0';

/** Replaces verification codes, oldest first, with placeholders that keep validity and equality. */
export function withStandIns(definition: Questionnaire, events: readonly Events[]): Action[] {
  const given = new Map<string, string>();
  const standIn = (typed: string): string => {
    const code = normaliseCode(typed);
    if (code === undefined) return typed === '' ? '' : NO_CODE;
    const [first, last] = [Math.floor(given.size / LETTERS.length), given.size].map(
      (at) => LETTERS[at % LETTERS.length],
    );
    const known = given.get(code) ?? `${STAND_IN}${first}${last}`;
    given.set(code, known);
    return known;
  };
  return events.map((event) => {
    const { action } = event;
    if (action.type !== 'TYPE' || !isCodeEvent(definition, event)) return action;
    return { ...action, text: standIn(action.text) };
  });
}

export function holdsStandIn(
  definition: Questionnaire,
  events: Events | null,
  since: Events | null,
): boolean {
  return eventsSince(events, since).some(
    (event) =>
      event.action.type === 'TYPE' &&
      isCodeEvent(definition, event) &&
      (event.action.text === NO_CODE || event.action.text.startsWith(STAND_IN)),
  );
}
