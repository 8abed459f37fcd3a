import type { CustomerInfo } from '@parvis/api/entities/customer';
import { legalAddress } from '@parvis/api/legalPages';
import type { Translate } from '@parvis/locales/translate';

/** Whose pages they are, and what its declaration says. */
export type LegalSite = Pick<CustomerInfo, 'accessibility'> & { readonly cuid?: string | undefined };

/** What a declaration says; where a newer version says something else, that it is met in part. */
function stateOf({ accessibility: said }: LegalSite) {
  if (said === 'full') return 'access.state.full';
  return said === 'none' ? 'access.state.none' : 'access.state.partial';
}

/** The pages that the server writes by itself: of a customer, else of the service. They are loaded like any other page. */
export function legalLinks(
  customer: LegalSite = {},
  t: Translate,
): readonly { href: string; label: string }[] {
  const { cuid } = customer;
  return [
    { href: legalAddress('accessibility', cuid), label: t('access.link', { state: t(stateOf(customer)) }) },
    { href: legalAddress('privacy', cuid), label: t('privacy.link') },
  ];
}
