import type { Question } from '../model/schema.ts';
import type { Check, Found, Subject } from './findings.ts';
import { keyedPlaces, keysOf, type Place, raisedFlags, tokensOf } from './tokens.ts';
import { type Witness, witnessOfQuestion, witnessOfStep } from './witness.ts';

/** Flags that are read and never raised, or raised and never read. */
export const flagFindings: Check = (subject) => [...neverRaised(subject), ...neverRead(subject)];

const YES = 'yes';

function neverRaised({ definition, exploration, results }: Subject): Found[] {
  const raised = raisedFlags(definition);
  const context = new Set(definition.contextFlags);
  const places = keyedPlaces(definition);
  const found = places.flatMap((place): Found[] => {
    const question = definition.questions[place.questionId];
    const known = new Set([...(question?.await ?? []), ...(question?.items.flatMap(tokensOf) ?? [])]);
    const unknown = keysOf(place.keyed).filter(
      (key) => !known.has(key) && !raised.has(key) && !context.has(key),
    );
    return [...new Set(unknown)].map((flag) => ({
      id: 'flagNeverRaised',
      path: place.path,
      questionId: place.questionId,
      about: { flag },
      witness: witnessOfQuestion(exploration, place.questionId),
    }));
  });
  // Without `yes` it is a confirmation that cannot be confirmed, which is a finding of its own.
  const missing = results.filter((flag) => flag !== YES && !raised.has(flag) && !context.has(flag));
  return [
    ...found,
    ...missing.map(
      (flag): Found => ({
        id: 'flagNeverRaised',
        path: '',
        questionId: null,
        about: { flag },
        witness: null,
      }),
    ),
  ];
}

function neverRead({ definition, exploration, results }: Subject): Found[] {
  const { reads } = exploration;
  const isRead = (flag: string) => reads.has(flag) || results.includes(flag) || flag === YES;
  const found: Found[] = [];
  for (const [flag, { path, questionId }] of raisedFlags(definition)) {
    if (isRead(flag)) continue;
    const step = exploration.steps.find(({ flags }) => flags.includes(flag));
    const witness = step ? witnessOfStep(exploration, step) : witnessOfQuestion(exploration, questionId);
    found.push({ id: 'flagNeverRead', path, questionId, about: { flag }, witness });
  }
  for (const [index, flag] of (definition.contextFlags ?? []).entries()) {
    if (isRead(flag)) continue;
    const witness: Witness = { flags: [flag], events: [] };
    found.push({
      id: 'flagNeverRead',
      path: `contextFlags.${index}`,
      questionId: null,
      about: { flag },
      witness,
    });
  }
  return [...found, ...unreadOutcomes(definition.questions, keyedPlaces(definition), exploration)];
}

/** Outcomes that the question that awaits them does not read; they hold nowhere else. */
function unreadOutcomes(
  questions: Readonly<Record<string, Question>>,
  places: readonly Place[],
  exploration: Subject['exploration'],
): Found[] {
  return Object.entries(questions).flatMap(([questionId, question]) => {
    const own = places.filter((place) => place.questionId === questionId && place.field === 'followUp');
    const reads = new Set(own.flatMap(({ keyed }) => keysOf(keyed)));
    return (question.await ?? []).flatMap((flag, index): Found[] => {
      if (reads.has(flag)) return [];
      const witness = witnessOfQuestion(exploration, questionId);
      const path = `questions.${questionId}.await.${index}`;
      return [{ id: 'flagNeverRead', path, questionId, about: { flag }, witness }];
    });
  });
}
