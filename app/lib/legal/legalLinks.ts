import type { CustomerInfo } from '@parvis/api/entities/customer';
import { legalAddress } from '@parvis/api/legalPages';
import type { Translate } from '@parvis/locales/translate';

export type LegalSite = Pick<CustomerInfo, 'accessibility'> & { readonly cuid?: string | undefined };

/** Unknown values count as partial. */
function getDeclarationKey({ accessibility: declaration }: LegalSite) {
  if (declaration === 'full') return 'access.state.full';
  return declaration === 'none' ? 'access.state.none' : 'access.state.partial';
}

export function buildLegalLinks(
  customer: LegalSite = {},
  t: Translate,
): readonly { href: string; label: string }[] {
  const { cuid } = customer;
  return [
    {
      href: legalAddress('accessibility', cuid),
      label: t('access.link', { state: t(getDeclarationKey(customer)) }),
    },
    { href: legalAddress('privacy', cuid), label: t('privacy.link') },
  ];
}
