import { isMap, listEffects } from '../../model/effects.ts';
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

export type AnyKeyed = Keyed<string | null> | Keyed<string[]>;

/** With path (`questions.q.items.0.followUp`) and field. */
export interface Place {
  readonly path: string;
  readonly questionId: string;
  readonly field: Field;
  readonly keyed: AnyKeyed;
}

/** The flag that confirms a confirmation. */
export const YES = 'yes';

export const FIELDS = ['followUp', 'flags', 'set', 'clear'] as const;
export type Field = (typeof FIELDS)[number];

export interface EffectPlace {
  readonly path: string;
  readonly effect: Pick<Effect, Field | 'abort'>;
}

/** As the engine resolves them. */
export function listEffectPlaces(questionId: string, question: Question): EffectPlace[] {
  const at = `questions.${questionId}`;
  const ofItems = question.items.flatMap((item, index) =>
    listEffects(item).map(({ at: suffix, effect }) => ({ path: `${at}.items.${index}${suffix}`, effect })),
  );
  return [...ofItems, { path: at, effect: question }];
}

export function listKeyedPlaces({ questions }: Questionnaire): Place[] {
  return Object.entries(questions).flatMap(([questionId, question]) => {
    const { abortDefault } = question;
    const leaving = `questions.${questionId}.abortDefault`;
    return [
      ...listEffectValues(questionId, question).filter(({ dead }) => !dead),
      ...(abortDefault ? listValues(questionId, leaving, abortDefault) : []),
    ];
  });
}

/** Ignored beside an `abort`. */
export function listDeadPlaces({ questions }: Questionnaire): Place[] {
  return Object.entries(questions).flatMap(([questionId, question]) =>
    listEffectValues(questionId, question).filter(({ dead }) => dead),
  );
}

function listEffectValues(questionId: string, question: Question): Array<Place & { dead: boolean }> {
  return listEffectPlaces(questionId, question).flatMap(({ path, effect }) =>
    listValues(questionId, path, effect).map((place) => ({ ...place, dead: effect.abort === true })),
  );
}

function listValues(questionId: string, path: string, effect: Pick<Effect, Field>): Place[] {
  return FIELDS.flatMap((field) => {
    const keyed = effect[field];
    return keyed === undefined ? [] : [{ path: `${path}.${field}`, questionId, field, keyed }];
  });
}

export function isKeyedMap(keyed: AnyKeyed): keyed is KeyedMap<string | null> | KeyedMap<string[]> {
  return isMap<Pickable>(keyed);
}

/** Any depth, without `default`. */
export function listKeys(keyed: AnyKeyed): string[] {
  if (!isKeyedMap(keyed)) return [];
  return Object.entries(keyed).flatMap(([key, value]) => [
    ...(key === 'default' ? [] : [key]),
    ...listKeys(value as AnyKeyed),
  ]);
}

export function collectReadKeys(definition: Questionnaire): Set<string> {
  return new Set(listKeyedPlaces(definition).flatMap(({ keyed }) => listKeys(keyed)));
}

export function listTokens(item: Item): string[] {
  if (item.type === 'nextButton') return [item.id];
  const rules = kindOf(item).answers;
  return rules?.samples(item).flatMap((answer) => rules.chosen?.(item, answer)?.token ?? []) ?? [];
}

/** With the first place of each. */
export function raisedFlags(definition: Questionnaire): Map<Flag, { path: string; questionId: string }> {
  const raised = new Map<Flag, { path: string; questionId: string }>();
  for (const { field, keyed, path, questionId } of listKeyedPlaces(definition)) {
    if (field !== 'flags') continue;
    for (const flag of listFlagLeaves(keyed as Keyed<string[]>)) {
      if (!raised.has(flag)) raised.set(flag, { path, questionId });
    }
  }
  return raised;
}

function listFlagLeaves(keyed: Keyed<string[]>): string[] {
  return isMap<string[]>(keyed) ? Object.values(keyed).flatMap(listFlagLeaves) : keyed;
}
