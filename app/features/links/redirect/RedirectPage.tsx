import { knownSitesSchema } from '@parvis/api/entities/owner';
import type { TextStore } from '@parvis/locales/translate';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Redirect, type RedirectTarget, type RedirectTexts } from '@parvis/ui/screens/Redirect';
import { useEffect } from 'react';
import { readBootBlock } from '../../../lib/boot/boot.ts';
import { useSiteName } from '../../../lib/branding/useLastCustomer.ts';
import { classifyTarget, readKnownHosts, type Target } from '../../../lib/session/safeTarget.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { BrowserLanguageOffer } from '../../../shell/LanguageOffers.tsx';
import { MiddleFooter } from '../../../shell/MiddleFooter.tsx';
import { useDocumentTitle } from '../../../shell/useDocumentTitle.ts';

const siteHosts = (readBootBlock(knownSitesSchema)?.sites ?? []).map((site) => new URL(site).host);

const toRedirectTarget = (target: Target): RedirectTarget => {
  if (target.kind === 'none') return { kind: 'missing' };
  if (target.kind === 'unknown') return { kind: 'unknown', address: target.href, host: target.host };
  return { kind: 'going', href: target.href, host: new URL(target.href).host };
};

const getTexts = (kind: RedirectTarget['kind'], t: TextStore['t']): RedirectTexts =>
  ({
    going: { title: t('redirect.to'), follow: t('redirect.follow') },
    unknown: {
      title: t('redirect.unsafe'),
      text: t('redirect.unsafe.text'),
      address: t('redirect.address'),
    },
    missing: { title: t('redirect.missing'), text: t('redirect.missing.text') },
  })[kind];

/** `/redirect?to=`: follows a known address; only shows others. */
export const RedirectPage = () => {
  const { t } = useTexts();
  const target = toRedirectTarget(
    classifyTarget(new URLSearchParams(location.search).get('to'), location.href, [
      ...readKnownHosts(),
      ...siteHosts,
    ]),
  );
  const href = target.kind === 'going' ? target.href : undefined;
  const texts = getTexts(target.kind, t);
  useDocumentTitle(texts.title, useSiteName());
  useEffect(() => {
    if (href) location.replace(href);
  }, [href]);
  return (
    <Redirect
      texts={texts}
      target={target}
      owner={{ label: t('app.name') }}
      actions={
        <>
          <ButtonLink block variant={href ? 'quiet' : 'solid'} href="/">
            {t('redirect.home')}
          </ButtonLink>
          <BrowserLanguageOffer />
          <MiddleFooter />
        </>
      }
    />
  );
};
