import type { Action } from '../../engine/types.ts';
import type { Questionnaire } from '../../model/schema.ts';
import { raisedFlags, YES } from '../places/tokens.ts';
import type { Survey } from '../symbolic/survey.ts';
import { findPartsWitness, findPlaceWitness, replayWitness, type Witness } from '../symbolic/witness.ts';
import type { Check, Found } from './findings.ts';

const LEAVE: Action = { type: 'ABORT' };
const YES_RAISED: ReadonlyMap<string, boolean> = new Map([[YES, true]]);

/** A confirmation must be able to raise `yes`; closing the drawer must not. */
export const checkConfirmation: Check = ({ definition, survey, results }) => {
  const isConfirmation = results.includes(YES) || raisedFlags(definition).has(YES);
  if (!isConfirmation || survey.places.size === 0) return [];
  return [...checkReachableYes(survey), ...checkUnavoidableYes(survey)];
};

function checkReachableYes({ steps, undecided, definition }: Survey): Found[] {
  const canBe = steps.some(
    ({ ending, flags }) => ending === 'end' && (flags.up.has(YES) || flags.either.has(YES)),
  );
  if (canBe || undecided.length > 0) return [];
  return [
    { id: 'yesCannotBe', path: `questions.${definition.start}`, questionId: null, about: { flag: YES } },
  ];
}

function checkUnavoidableYes(survey: Survey): Found[] {
  for (const { questionId, witness } of listClosings(survey)) {
    const closed = witness();
    if (!isYesRaised(survey.definition, closed)) continue;
    const path = `questions.${questionId}`;
    return [{ id: 'yesUnavoidable', path, questionId, about: { flag: YES }, witness: closed }];
  }
  return [];
}

function isYesRaised(definition: Questionnaire, witness: Witness): boolean {
  return replayWitness(definition, witness).at(-1)?.flags.includes(YES) === true;
}

interface Closing {
  readonly questionId: string;
  readonly witness: () => Witness;
}

/** Closings after a raised `yes`. */
function* listClosings(survey: Survey): Generator<Closing> {
  const { places, steps, definition } = survey;
  for (const place of places.values()) {
    const { questionId, flags } = place;
    const raises = definition.questions[questionId]?.abortDefault?.flags !== undefined;
    const wants = flags.either.has(YES) ? YES_RAISED : undefined;
    if (raises || wants || flags.up.has(YES))
      yield { questionId, witness: () => findPlaceWitness(survey, place, [LEAVE], wants) };
  }
  for (const step of steps) {
    const { waited, from, flags } = step;
    const wants = flags.either.has(YES) ? YES_RAISED : undefined;
    if (!waited || !(wants || flags.up.has(YES))) continue;
    const part = { ...step, waited: false };
    yield { questionId: from.questionId, witness: () => findPartsWitness(survey, [part], [LEAVE], wants) };
  }
}
