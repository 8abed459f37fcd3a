import type { Translate } from '@parvis/locales/translate';
import type { Progress } from '@parvis/questionnaire/engine/progress';

/** Including the current one; empty when unbounded. `first`: names the total. */
export function formatQuestionsLeft({ least, most }: Progress, t: Translate, first: boolean): string {
  if (!Number.isFinite(most) || most < 1) return '';
  if (most === 1) return t(first ? 'report.count.one' : 'report.left.last');
  if (first)
    return least === most ? t('report.count', { n: most }) : t('report.count.range', { least, most });
  return least === most ? t('report.left', { n: most }) : t('report.left.range', { least, most });
}
