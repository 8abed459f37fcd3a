import type { Answer } from '../model/report.ts';
import type { Item, ItemOf, Question } from '../model/schema.ts';
import type { TextKind } from '../model/validate.ts';
import { starsOf } from './tokens.ts';

/** Something valid to type into a field of each kind. */
export const SAMPLES: Readonly<Record<TextKind, string>> = {
  email: 'a@b.fr',
  code: 'ab2c3',
  phone: '06 12 34 56 78',
  message: 'Merci',
};

/** Answers to an item that lead to the same; `undefined` is no answer, to stars that may be left out. */
export interface AnswerClass {
  /** `item.yes`, `item:4–5`, `item…` (typed), `item:-` (stars left out). */
  readonly label: string;
  readonly holds: (answer: Answer | undefined) => boolean;
  /** The first of them; of a field, nothing, since any valid text is one. */
  readonly answer?: Answer;
}

/** The classes of the answers to one item other than a checkbox; none for an item that takes no answer. */
export function answerClasses(item: Item, reads: ReadonlySet<string>): AnswerClass[] {
  switch (item.type) {
    case 'yesNo':
      return [true, false].map((side) => ({
        label: `${item.id}.${side ? 'yes' : 'no'}`,
        answer: side,
        holds: (answer) => answer === side,
      }));
    case 'rating':
      return ratingClasses(item, reads);
    case 'input':
    case 'message':
      return [{ label: `${item.id}…`, holds: (answer) => typeof answer === 'string' }];
    default:
      return [];
  }
}

function ratingClasses(item: ItemOf<'rating'>, reads: ReadonlySet<string>): AnswerClass[] {
  const groups = new Map<string, number[]>();
  for (const star of starsOf(item)) {
    const read = reads.has(`${item.id}:${star}`) ? star : null;
    const key = JSON.stringify([item.values?.[star] ?? null, read]);
    groups.set(key, [...(groups.get(key) ?? []), star]);
  }
  const stars = [...groups.values()].map((group): AnswerClass => {
    const [first = 0] = group;
    const holds = (answer: Answer | undefined) => typeof answer === 'number' && group.includes(answer);
    return { label: `${item.id}:${spans(group)}`, answer: first, holds };
  });
  if (item.required !== false) return stars;
  return [...stars, { label: `${item.id}:-`, holds: (answer) => answer === undefined }];
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
  const isField = (item: Item) => item.type === 'input' || item.type === 'message';
  return [...items.filter((item) => !isField(item)), ...items.filter(isField)];
}
