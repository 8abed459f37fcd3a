import type { CustomerInfo } from '@parvis/api/entities/customer';
import { legalAddress } from '@parvis/api/legalPages';
import type { Translate } from '@parvis/locales/translate';

export type LegalSite = Pick<CustomerInfo, 'accessibility'> & { readonly cuid?: string | undefined };

/** Text key of a declaration; unknown values count as partial. */
function stateOf({ accessibility: said }: LegalSite) {
  if (said === 'full') return 'access.state.full';
  return said === 'none' ? 'access.state.none' : 'access.state.partial';
}

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
