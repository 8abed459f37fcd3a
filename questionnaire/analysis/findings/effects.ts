import { ratingRange } from '../../model/effects.ts';
import { deadPlaces } from '../places/tokens.ts';
import { witnessOfQuestion } from '../symbolic/witness.ts';
import type { Check, Found, Subject } from './findings.ts';

/** Effects that never come to anything: beside an `abort`, or of a star that is not there. */
export const effectFindings: Check = (subject) => [...besideAbort(subject), ...outOfRange(subject)];

function besideAbort({ definition, survey }: Subject): Found[] {
  return deadPlaces(definition).map(({ path, questionId, field }) => ({
    id: 'deadBesideAbort',
    path,
    questionId,
    about: { key: field },
    witness: witnessOfQuestion(survey, questionId),
  }));
}

function outOfRange({ definition, survey }: Subject): Found[] {
  return Object.entries(definition.questions).flatMap(([questionId, { items }]) =>
    items.flatMap((item, index) => {
      if (item.type !== 'rating') return [];
      const { min, max } = ratingRange(item);
      const outside = Object.keys(item.values ?? {}).filter(
        (star) => Number(star) < min || Number(star) > max,
      );
      return outside.map((star): Found => {
        const path = `questions.${questionId}.items.${index}.values.${star}`;
        const about = { item: item.id, key: star, range: `${min}–${max}` };
        return {
          id: 'ratingOutOfRange',
          path,
          questionId,
          about,
          witness: witnessOfQuestion(survey, questionId),
        };
      });
    }),
  );
}
