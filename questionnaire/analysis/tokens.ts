import { effectsOf, isMap, ratingRange } from '../model/effects.ts';
import type { Effect, Flag, Item, ItemOf, Keyed, Question, Questionnaire } from '../model/schema.ts';

type AnyKeyed = Keyed<string> | Keyed<string[]>;

/** A keyed value, where it stands (`questions.q.items.0.followUp`), and what it decides. */
export interface Place {
  readonly path: string;
  readonly questionId: string;
  readonly field: Field;
  readonly keyed: AnyKeyed;
}

export const FIELDS = ['followUp', 'flags', 'set', 'clear'] as const;
export type Field = (typeof FIELDS)[number];

/** An effect of a question, and where it stands; the effects of its items come first, in order. */
export interface EffectPlace {
  readonly path: string;
  readonly effect: Pick<Effect, Field | 'abort'>;
}

/** Every effect of a question in the order in which the engine reads them. */
export function effectPlaces(questionId: string, question: Question): EffectPlace[] {
  const at = `questions.${questionId}`;
  const ofItems = question.items.flatMap((item, index) =>
    effectsOf(item).map(({ at: inside, effect }) => ({ path: `${at}.items.${index}${inside}`, effect })),
  );
  return [...ofItems, { path: at, effect: question }];
}

/** Every keyed value of a questionnaire. */
export function keyedPlaces({ questions }: Questionnaire): Place[] {
  return Object.entries(questions).flatMap(([questionId, question]) => {
    const effects = effectPlaces(questionId, question);
    const { abortDefault } = question;
    const all = abortDefault
      ? [...effects, { path: `questions.${questionId}.abortDefault`, effect: abortDefault }]
      : effects;
    return all.flatMap(({ path, effect }) => placesOf(questionId, path, effect));
  });
}

function placesOf(questionId: string, path: string, effect: Pick<Effect, Field>): Place[] {
  return FIELDS.flatMap((field) => {
    const keyed = effect[field];
    return keyed === undefined ? [] : [{ path: `${path}.${field}`, questionId, field, keyed }];
  });
}

/** Every key of a keyed value, however deep, without `default`. */
export function keysOf(keyed: AnyKeyed): string[] {
  if (!isMap<string | string[]>(keyed)) return [];
  return Object.entries(keyed).flatMap(([key, value]) => [
    ...(key === 'default' ? [] : [key]),
    ...keysOf(value as AnyKeyed),
  ]);
}

/** Every key that some keyed value of the questionnaire is read by. */
export function readKeys(definition: Questionnaire): Set<string> {
  return new Set(keyedPlaces(definition).flatMap(({ keyed }) => keysOf(keyed)));
}

/** The tokens that the answers to an item can give. */
export function tokensOf(item: Item): string[] {
  switch (item.type) {
    case 'checkbox':
    case 'nextButton':
      return [item.id];
    case 'yesNo':
      return [`${item.id}.yes`, `${item.id}.no`];
    case 'rating':
      return starsOf(item).map((star) => `${item.id}:${star}`);
    default:
      return [];
  }
}

/** The stars of a rating, first to last. */
export function starsOf(item: ItemOf<'rating'>): number[] {
  const { min, max } = ratingRange(item);
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, index) => min + index);
}

/** Every flag that answers can raise, with the first place that does. */
export function raisedFlags(definition: Questionnaire): Map<Flag, { path: string; questionId: string }> {
  const raised = new Map<Flag, { path: string; questionId: string }>();
  for (const { field, keyed, path, questionId } of keyedPlaces(definition)) {
    if (field !== 'flags') continue;
    for (const flag of flagLeaves(keyed as Keyed<string[]>)) {
      if (!raised.has(flag)) raised.set(flag, { path, questionId });
    }
  }
  return raised;
}

function flagLeaves(keyed: Keyed<string[]>): string[] {
  return isMap<string[]>(keyed) ? Object.values(keyed).flatMap(flagLeaves) : keyed;
}
