import { effectsOf } from '../../model/effects.ts';
import { kindOf } from '../../model/kinds/kindOf.ts';
import type { Item } from '../../model/schema.ts';
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
    items.flatMap((item, index) =>
      unreached(item).map(
        ({ at, ...about }): Found => ({
          id: 'ratingOutOfRange',
          path: `questions.${questionId}.items.${index}${at}`,
          questionId,
          about: { item: item.id ?? '', ...about },
          witness: witnessOfQuestion(survey, questionId),
        }),
      ),
    ),
  );
}

/** The effects of an item that none of its answers has. */
function unreached(item: Item): Array<{ at: string; key: string; range: string }> {
  const rules = kindOf(item).answers;
  const effects = effectsOf(item);
  if (!rules || effects.length === 0) return [];
  const answers = rules.samples(item);
  const reached = new Set(answers.map((answer) => rules.chosen?.(item, answer)?.effect));
  const range = `${answers[0]}–${answers.at(-1)}`;
  return effects.flatMap(({ at, effect }) =>
    reached.has(effect) ? [] : [{ at, key: at.split('.').at(-1) ?? '', range }],
  );
}
