import { progress } from '@parvis/questionnaire/engine/progress';
import type { State } from '@parvis/questionnaire/engine/types';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';

/** Every answer ends the questionnaire. */
export const isLastQuestion = (definition: Questionnaire, state: State): boolean =>
  progress(definition, state).most === 1;
