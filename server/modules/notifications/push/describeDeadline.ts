import type { DeadlineKind } from '@parvis/api/entities/deadline';
import type { TextId } from '@parvis/locales/areas';
import { displayMoment } from '@parvis/locales/dates';
import type { Locale } from '@parvis/locales/languages';
import { translate } from '../../../platform/lib/texts.ts';

export interface PushedDeadline {
  readonly of: DeadlineKind;
  readonly at: Date;
  readonly passed: boolean;
}

const texts: Readonly<Record<DeadlineKind, Readonly<Record<'near' | 'passed', TextId>>>> = {
  answer: { near: 'deadline.answer.near', passed: 'deadline.answer.passed' },
  solve: { near: 'deadline.solve.near', passed: 'deadline.solve.passed' },
};

/** "Répondez au signalement n° 4F7K avant lundi 30 novembre à 14:00." */
export function describeDeadline(
  nbr: string,
  { of, at, passed }: PushedDeadline,
  { zone, locale }: { readonly zone: string; readonly locale: Locale },
): string {
  const when = displayMoment(locale, at, zone);
  return translate(texts[of][passed ? 'passed' : 'near'], locale, { nbr, when });
}
