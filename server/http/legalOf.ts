import type { Accessibility } from '@parvis/api/entities/customer';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import type { CustomerRow } from '../modules/customers/customerInfo.ts';
import { text } from '../platform/lib/texts.ts';

/** What the pages say that differs from customer to customer, in the reader's language. */
export interface LegalOf {
  locale: Locale;
  site: string;
  /** One customer is meant, and not the service. */
  isOne: boolean;
  /** Who is responsible, as the customer says; else its name. */
  controller: string;
  /** How the data protection officer is written to. */
  dpo: string | undefined;
  mail: string | undefined;
  /** Days for which a case is kept; that of the service where no customer is meant. */
  days: number | undefined;
  /** A public body. */
  isPublic: boolean;
  state: Accessibility;
}

/** How accessible pages are declared to be where nobody says. */
const DECLARED: Accessibility = 'partial';

/** What is said of a customer, or of the service where none is meant. */
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
