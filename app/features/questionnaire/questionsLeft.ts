import type { Translate } from '@parvis/locales/translate';
import { type Progress, progress } from '@parvis/questionnaire/engine/progress';
import type { State } from '@parvis/questionnaire/engine/types';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';

/** Formats the number of remaining questions, the current one included; empty when unbounded. `first`: names the total. */
export function formatQuestionsLeft({ least, most }: Progress, t: Translate, first: boolean): string {
  if (!Number.isFinite(most) || most < 1) return '';
  if (most === 1) return t(first ? 'report.count.one' : 'report.left.last');
  if (first)
    return least === most ? t('report.count', { n: most }) : t('report.count.range', { least, most });
  return least === most ? t('report.left', { n: most }) : t('report.left.range', { least, most });
}

/** Whether every answer to the question that is asked ends the questionnaire. */
export const isLastQuestion = (definition: Questionnaire, state: State): boolean =>
  progress(definition, state).most === 1;
