import type { Translate } from '@parvis/locales/translate';
import type { Progress } from '@parvis/questionnaire/engine/progress';

/** How many questions are left, the one asked included; nothing where nobody can say. */
export function questionsLeft({ least, most }: Progress, t: Translate): string {
  if (!Number.isFinite(most) || most < 1) return '';
  if (most === 1) return t('report.left.last');
  return least === most ? t('report.left', { n: most }) : t('report.left.range', { least, most });
}
