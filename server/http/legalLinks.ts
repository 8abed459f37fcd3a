import { type LegalPage, legalAddress } from '@parvis/api/legalPages';
import { text } from '../platform/lib/texts.ts';
import { link } from './legalElements.ts';
import type { LegalOf } from './legalOf.ts';

/** In the wording that the law requires. */
export const legalLinks = (
  { locale, state }: Pick<LegalOf, 'locale' | 'state'>,
  cuid: string | undefined,
): Readonly<Record<LegalPage, string>> => ({
  accessibility: link(
    legalAddress('accessibility', cuid),
    text('access.link', locale, { state: text(`access.state.${state}`, locale) }),
  ),
  privacy: link(legalAddress('privacy', cuid), text('privacy.link', locale)),
});
