import { effectsOf, isMap } from '../../model/effects.ts';
import { kindOf } from '../../model/kinds/kindOf.ts';
import type {
  Effect,
  Flag,
  Item,
  Keyed,
  KeyedMap,
  Pickable,
  Question,
  Questionnaire,
} from '../../model/schema.ts';

/** A keyed value of any field: ids of questions, or lists of flags or changes. */
export type AnyKeyed = Keyed<string | null> | Keyed<string[]>;

/** A keyed value, where it stands (`questions.q.items.0.followUp`), and what it decides. */
export interface Place {
  readonly path: string;
  readonly questionId: string;
  readonly field: Field;
  readonly keyed: AnyKeyed;
}

/** The flag by which a confirmation says yes; every host of one reads it. */
export const YES = 'yes';

/** The fields of an effect that are keyed values. */
export const FIELDS = ['followUp', 'flags', 'set', 'clear'] as const;
/** A field of an effect whose value may hang on flags and answers. */
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

/** Every keyed value of a questionnaire that can be read. */
export function keyedPlaces({ questions }: Questionnaire): Place[] {
  return Object.entries(questions).flatMap(([questionId, question]) => {
    const { abortDefault } = question;
    const leaving = `questions.${questionId}.abortDefault`;
    return [
      ...placesInEffects(questionId, question).filter(({ dead }) => !dead),
      ...(abortDefault ? placesOf(questionId, leaving, abortDefault) : []),
    ];
  });
}

/** What stands beside an `abort`, which is all that its source does. */
export function deadPlaces({ questions }: Questionnaire): Place[] {
  return Object.entries(questions).flatMap(([questionId, question]) =>
    placesInEffects(questionId, question).filter(({ dead }) => dead),
  );
}

function placesInEffects(questionId: string, question: Question): Array<Place & { dead: boolean }> {
  return effectPlaces(questionId, question).flatMap(({ path, effect }) =>
    placesOf(questionId, path, effect).map((place) => ({ ...place, dead: effect.abort === true })),
  );
}

function placesOf(questionId: string, path: string, effect: Pick<Effect, Field>): Place[] {
  return FIELDS.flatMap((field) => {
    const keyed = effect[field];
    return keyed === undefined ? [] : [{ path: `${path}.${field}`, questionId, field, keyed }];
  });
}

/** Whether a keyed value is a map; the end said on purpose (`null`) is none. */
export function isKeyedMap(keyed: AnyKeyed): keyed is KeyedMap<string | null> | KeyedMap<string[]> {
  return isMap<Pickable>(keyed);
}

/** Every key of a keyed value, however deep, without `default`. */
export function keysOf(keyed: AnyKeyed): string[] {
  if (!isKeyedMap(keyed)) return [];
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
  if (item.type === 'nextButton') return [item.id];
  const rules = kindOf(item).answers;
  return rules?.samples(item).flatMap((answer) => rules.chosen?.(item, answer)?.token ?? []) ?? [];
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
