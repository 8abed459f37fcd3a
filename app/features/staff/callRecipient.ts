import type { CaseInfo, Untaken } from '@parvis/api/entities/case';
import type { TextStore } from '@parvis/locales/translate';

type Call = Untaken['calls'][number];

/** A danger also calls managers. */
export function formatRecipient(
  t: TextStore['t'],
  { whom, lbl }: Pick<Call, 'whom' | 'lbl'>,
  danger: CaseInfo['danger'],
): string {
  if (whom === 'managers') return t('staff.call.managers');
  if (lbl === undefined) return t('staff.call.all');
  return danger && whom === 'service' ? t('staff.call.withManagers', { who: lbl }) : lbl;
}
