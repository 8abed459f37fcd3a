import type { Accessibility } from '@parvis/api/entities/customer';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import type { CustomerRow } from '../modules/customers/customerInfo.ts';
import { text } from '../platform/lib/texts.ts';

export interface LegalOf {
  locale: Locale;
  site: string;
  /** A customer's page, not the service's. */
  isOne: boolean;
  /** Responsible body; the customer's name by default. */
  controller: string;
  dpo: string | undefined;
  mail: string | undefined;
  days: number | undefined;
  isPublic: boolean;
  state: Accessibility;
}

const DECLARED: Accessibility = 'partial';

export function legalOf(row: CustomerRow | undefined, locale: Locale, operator: string | undefined): LegalOf {
  const site = row ? wordsIn(row.lbl, locale) : text('app.name', locale);
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
    state: legal?.accessibility ?? DECLARED,
  };
}
