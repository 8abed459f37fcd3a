import type { Accessibility } from '@parvis/api/entities/customer';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import type { CustomerRow } from '../modules/customers/service.ts';
import { translate } from '../platform/lib/texts.ts';

export interface LegalInfo {
  locale: Locale;
  site: string;
  /** A customer's page, not the service's. */
  isOne: boolean;
  /** Defaults to the customer's name. */
  controller: string;
  dpo: string | undefined;
  mail: string | undefined;
  days: number | undefined;
  isPublic: boolean;
  /** Also for the service’s own page. */
  countsUsage: boolean;
  state: Accessibility;
}

const DECLARED: Accessibility = 'partial';

export function getLegalInfo(
  row: CustomerRow | undefined,
  locale: Locale,
  operator: string | undefined,
): LegalInfo {
  const site = row ? wordsIn(row.lbl, locale) : translate('app.name', locale);
  const { legal } = row ?? {};
  return {
    locale,
    site,
    isOne: row !== undefined,
    controller: legal?.controller ? wordsIn(legal.controller, locale) : site,
    dpo: legal?.dpo,
    mail: row?.contact?.mail ?? operator,
    days: row?.retentionDays,
    isPublic: row?.cstmrType === 'town',
    countsUsage: row?.countUsage ?? true,
    state: legal?.accessibility ?? DECLARED,
  };
}
