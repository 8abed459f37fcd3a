import { kindOf } from '../../model/kinds/kindOf.ts';
import type { Question } from '../../model/schema.ts';
import type { Place, Step, Survey } from '../symbolic/survey.ts';

/** Whether a question only tells: nothing to answer, one button at most, no outcome awaited. */
function isPassive(question: Question | undefined): boolean {
  if (!question || question.await) return false;
  const { items } = question;
  return (
    items.every((item) => kindOf(item).answers === undefined) &&
    items.filter(({ type }) => type === 'nextButton').length < 2
  );
}

/** The steps of the nearest circle of passive questions, or none. */
export function passiveCircle(
  { definition, places }: Survey,
  steps: ReadonlyMap<string, readonly Step[]>,
): Step[] {
  const passive = new Set(
    [...places.values()].flatMap(({ key, questionId }) =>
      isPassive(definition.questions[questionId]) ? [key] : [],
    ),
  );
  for (const place of places.values()) {
    const around = passive.has(place.key) ? wayBack(place, steps, (key) => passive.has(key)) : undefined;
    if (around) return around;
  }
  return [];
}

/** The shortest way from a place to itself over places that may be passed. */
function wayBack(
  place: Place,
  steps: ReadonlyMap<string, readonly Step[]>,
  mayPass: (key: string) => boolean,
): Step[] | undefined {
  const seen = new Set<string>();
  let front: Array<{ key: string; taken: Step[] }> = [{ key: place.key, taken: [] }];
  while (front.length > 0) {
    const next: typeof front = [];
    for (const { key, taken } of front) {
      for (const step of steps.get(key) ?? []) {
        if (step.toKey === null) continue;
        if (step.toKey === place.key) return [...taken, step];
        if (seen.has(step.toKey) || !mayPass(step.toKey)) continue;
        seen.add(step.toKey);
        next.push({ key: step.toKey, taken: [...taken, step] });
      }
    }
    front = next;
  }
  return undefined;
}
