import { type LegalPage, legalAddress } from '@parvis/api/legalPages';
import { translate } from '../platform/lib/texts.ts';
import { renderLink } from './legalElements.ts';
import type { LegalInfo } from './legalInfo.ts';

/** Legally required wording. */
export const renderLegalLinks = (
  { locale, state }: Pick<LegalInfo, 'locale' | 'state'>,
  cuid: string | undefined,
): Readonly<Record<LegalPage, string>> => ({
  accessibility: renderLink(
    legalAddress('accessibility', cuid),
    translate('access.link', locale, { state: translate(`access.state.${state}`, locale) }),
  ),
  privacy: renderLink(legalAddress('privacy', cuid), translate('privacy.link', locale)),
});
