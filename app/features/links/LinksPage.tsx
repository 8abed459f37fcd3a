import { contactWays } from '@parvis/api/contactWays';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { TextStore } from '@parvis/locales/translate';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { GlobeIcon } from '@parvis/ui/icons/GlobeIcon';
import { MailIcon } from '@parvis/ui/icons/MailIcon';
import { PhoneIcon } from '@parvis/ui/icons/PhoneIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { Links, type LinksProps } from '@parvis/ui/screens/Links';
import { useLocation } from 'wouter';
import { useOwnCases } from '../../lib/api/ownCases.ts';
import { useSiteLinks } from '../../lib/api/useSiteLinks.ts';
import { boot } from '../../lib/boot/boot.ts';
import { useLastCustomer, useSiteName } from '../../lib/branding/useLastCustomer.ts';
import { buildLegalLinks } from '../../lib/legal/legalLinks.ts';
import { readUnusedScan } from '../../lib/session/lastScan.ts';
import { type GatePhase, useProfileGate } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { followLink } from '../../shell/followLink.ts';
import { BrowserLanguageOffer } from '../../shell/LanguageOffers.tsx';
import { MainBar } from '../../shell/MainBar.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { ProfileRetryingToast } from '../../shell/RetryToast.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { buildCaseItem } from '../cases/caseItems.ts';

type UsefulLinks = NonNullable<LinksProps['useful']>;

const linkStyles = {
  www: { label: 'links.www', icon: <GlobeIcon size={20} />, external: true },
  phone: { label: 'links.phone', icon: <PhoneIcon size={20} />, external: false },
  mail: { label: 'links.mail', icon: <MailIcon size={20} />, external: false },
} as const;

export const listUsefulLinks = ({ contact }: Pick<CustomerInfo, 'contact'>, t: TextStore['t']): UsefulLinks =>
  contactWays(contact)
    .reverse()
    .map(({ kind, href, label: note }) => {
      const { label, icon, external } = linkStyles[kind];
      return { href, label: t(label), note, icon, external };
    });

const CASES_SHOWN = 3;

const drawIcon = iconDrawer(20);

/** Undefined without identity or case. */
function useLatestCases(phase: GatePhase, customer: string | undefined): LinksProps['cases'] {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const known = phase.kind === 'ready';
  const { cases: data, isError, refetch } = useOwnCases(known);
  const items = data?.slice(0, CASES_SHOWN).map((one) =>
    buildCaseItem(one, texts, {
      href: `/m/case/${one.cuid}/${one.csid}`,
      customer: one.cstmrLbl !== customer,
    }),
  );
  if (phase.kind !== 'loading' && (!known || items?.length === 0)) return undefined;
  return {
    items,
    onSelect: (id) => navigate(items?.find((item) => item.id === id)?.href ?? '/m/home'),
    renderIcon: drawIcon,
    instead:
      isError && !items ? (
        <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={() => void refetch()} />
      ) : undefined,
    action: items && (
      <ButtonLink block href="/m/home">
        {t('links.cases.all')}
      </ButtonLink>
    ),
  };
}

/** To the last scan, or a demo if any. */
const StartAction = () => {
  const { t } = useTexts();
  const scanned = readUnusedScan();
  if (!scanned && !boot?.demo) return null;
  return (
    <ButtonLink block variant="solid" href={`/q/${scanned ?? 'demo-town'}`}>
      {scanned ? t('home.report') : t('start.demo')}
    </ButtonLink>
  );
};

/** `/links`: own cases or a start, the customer's links, legal pages. */
export const LinksPage = () => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { phase } = useProfileGate();
  const customer = useLastCustomer();
  const site = useSiteName();
  const cases = useLatestCases(phase, customer?.cstmrLbl);
  const sites = useSiteLinks(t);
  useDocumentTitle(t('links.title'), site);
  if (!site) return <PageLoading />;
  return (
    <>
      <Links
        texts={{
          title: t('links.title'),
          cases: t('links.cases'),
          useful: customer?.cstmrLbl ?? t('links.useful'),
          legal: t('links.legal'),
        }}
        header={{ label: site, logoSrc: customer?.logo }}
        cases={cases}
        start={
          cases
            ? undefined
            : { title: t('start.title'), text: t('links.start.text'), action: <StartAction /> }
        }
        footer={<BrowserLanguageOffer />}
        useful={customer ? listUsefulLinks(customer, t) : []}
        legal={[
          { href: '/terms', label: t('links.terms') },
          { href: '/m/info', label: t('links.info') },
          { href: '/contact', label: t('links.write') },
          ...buildLegalLinks(customer, t),
          ...sites,
        ]}
        onLink={(href) => followLink(href, navigate)}
        bottomBar={<MainBar current="info" />}
      />
      <ToastRegion under>
        <ProfileRetryingToast phase={phase} />
      </ToastRegion>
    </>
  );
};
