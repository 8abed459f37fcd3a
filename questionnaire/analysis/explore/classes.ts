import type { ChosenKind } from '../../model/kinds/kind.ts';
import { isTick, kindOf, typedKindOf } from '../../model/kinds/kindOf.ts';
import type { Answer } from '../../model/report.ts';
import type { Item } from '../../model/schema.ts';

/** Answers to an item that lead to the same; `undefined` is no answer, where it may be left out. */
export interface AnswerClass {
  /** `item.yes`, `item:4–5`, `item…` (typed), `item:-` (left out). */
  readonly label: string;
  readonly holds: (answer: Answer | undefined) => boolean;
  /** The first of them; of a field, something valid to type. */
  readonly answer?: Answer;
}

/** Whether a person answers the item; ticks are counted for the question as a whole. */
export const takesAnswer = (item: Item): boolean => kindOf(item).answers !== undefined && !isTick(item);

/** Whether the item counts as answered without an answer. */
export const isOptional = (item: Item): boolean => kindOf(item).answers?.optional(item) === true;

/** The classes of the answers to one item other than a checkbox; none for an item that takes no answer. */
export function answerClasses(item: Item, reads: ReadonlySet<string>): AnswerClass[] {
  const rules = kindOf(item).answers;
  if (!rules || rules.by === 'CHECK') return [];
  const given: AnswerClass[] =
    rules.by === 'TYPE'
      ? [
          {
            label: `${item.id}…`,
            answer: rules.sample(item),
            holds: (answer) => typeof answer === 'string',
          },
        ]
      : chosenClasses(item, rules, reads);
  if (!rules.optional(item)) return given;
  return [...given, { label: `${item.id}:-`, holds: (answer) => answer === undefined }];
}

/** Numbers that lead to the same are one class, any other answer is one of its own. */
function chosenClasses(item: Item, rules: ChosenKind<Item>, reads: ReadonlySet<string>): AnswerClass[] {
  const groups = new Map<string, Answer[]>();
  for (const answer of rules.samples(item)) {
    const chosen = rules.chosen?.(item, answer);
    const apart = typeof answer !== 'number' || (chosen && reads.has(chosen.token));
    const key = JSON.stringify([chosen?.effect ?? null, apart ? answer : null]);
    groups.set(key, [...(groups.get(key) ?? []), answer]);
  }
  return [...groups.values()].flatMap((group): AnswerClass[] => {
    const [answer] = group;
    if (answer === undefined) return [];
    const numbers = group.filter((one) => typeof one === 'number');
    const one = rules.chosen?.(item, answer)?.token ?? `${item.id}=${answer}`;
    const label = numbers.length > 0 ? `${item.id}:${spans(numbers)}` : one;
    return [{ label, answer, holds: (other) => other !== undefined && group.includes(other) }];
  });
}

/** `[1, 2, 3, 5]` as `1–3, 5`. */
function spans(numbers: readonly number[]): string {
  const runs: Array<[first: number, last: number]> = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

/** The items in the order in which they are best answered: fields last, since sending one can end the question. */
export function inAnsweringOrder(items: readonly Item[]): Item[] {
  const isField = (item: Item) => typedKindOf(item) !== undefined;
  return [...items.filter((item) => !isField(item)), ...items.filter(isField)];
}
