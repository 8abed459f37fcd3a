import type { ChosenKind } from '../../model/kinds/kind.ts';
import { isTick, kindOf, typedKindOf } from '../../model/kinds/kindOf.ts';
import type { Answer } from '../../model/report.ts';
import type { Item, ItemOf, Question } from '../../model/schema.ts';

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

/** Checkboxes of one question that lead to the same, in their order; never empty. */
export type BoxGroup = ReadonlyArray<ItemOf<'checkbox'>>;

/**
 * The checkboxes in groups that lead to the same. Those without effect whose token nothing reads are one group; others
 * are one where they follow each other with equal effects, since the first that names a way decides.
 */
export function boxGroups(question: Question, reads: ReadonlySet<string>): BoxGroup[] {
  const groups = new Map<string, ItemOf<'checkbox'>[]>();
  let run = 0;
  let before = '';
  for (const item of question.items) {
    if (item.type !== 'checkbox') continue;
    const effect = effectKey(item, reads);
    if (effect !== '' && effect !== before) run += 1;
    if (effect !== '') before = effect;
    const key = effect === '' ? '' : `${run} ${effect}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

function effectKey(item: ItemOf<'checkbox'>, reads: ReadonlySet<string>): string {
  const { followUp, flags, set, clear, abort } = item;
  const token = reads.has(item.id) ? item.id : undefined;
  const key = JSON.stringify({ followUp, flags, set, clear, abort, token });
  return key === '{}' ? '' : key;
}

/** The name of a group of checkboxes: its first id, and how many more it holds. */
export function groupLabel(group: BoxGroup): string {
  const [first] = group;
  return group.length > 1 ? `${first?.id} +${group.length - 1}` : `${first?.id}`;
}

/** The items in the order in which they are best answered: fields last, since sending one can end the question. */
export function inAnsweringOrder(items: readonly Item[]): Item[] {
  const isField = (item: Item) => typedKindOf(item) !== undefined;
  return [...items.filter((item) => !isField(item)), ...items.filter(isField)];
}
