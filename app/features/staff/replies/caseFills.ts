import type { ReplyValues } from '@parvis/api/calls/replies';
import type { CaseInfo } from '@parvis/api/entities/case';
import { displayDay } from '@parvis/locales/dates';
import type { LanguageRow } from '@parvis/locales/languages';
import type { Fills } from './placeholders.ts';

type CaseFacts = Pick<CaseInfo, 'placeLbl' | 'caseNbr' | 'handlers' | 'created'>;

/** Placeholder values in the reply's language. */
export const getCaseFills = (
  { placeLbl, caseNbr, handlers, created }: CaseFacts,
  { tag, locale }: LanguageRow,
  values: readonly ReplyValues[] | undefined,
): Fills => ({
  place: values?.find(({ language }) => language === tag)?.place ?? placeLbl,
  number: caseNbr,
  handler: new Intl.ListFormat(locale).format(handlers),
  date: displayDay(locale, new Date(created)),
});
