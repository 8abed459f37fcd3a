import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Notice } from '@parvis/ui/screens/Notice';
import { boot } from '../boot/boot.ts';
import { hasAccepted } from '../session/acceptance.ts';
import { addressPage } from '../session/addressPage.ts';
import { openScan } from '../session/lastScan.ts';
import { useTexts } from '../texts/useTexts.ts';
import { BrowserLanguageOffer } from './LanguageOffers.tsx';
import { MiddleFooter } from './MiddleFooter.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** Where somebody arrives without a code: how to begin, and the ways on. */
export const StartPage = () => {
  const { t } = useTexts();
  const title = t('start.title');
  useDocumentTitle(title, t('app.name'));
  const ways = {
    find: { href: addressPage, label: t('home.find') },
    cases: { href: '/m/home', label: t('start.cases') },
  };
  const way = location.pathname === '/m/home' ? ways.find : hasAccepted() && ways.cases;
  const scanned = openScan() ?? (boot?.demo ? 'demo-town' : undefined);
  return (
    <Notice
      header={{ label: t('app.name') }}
      icon={<QrIcon size={36} />}
      texts={{ title, text: t('start.text') }}
      actions={
        <>
          {scanned && (
            <ButtonLink block href={`/q/${scanned}`}>
              {openScan() ? t('home.report') : t('start.demo')}
            </ButtonLink>
          )}
          {way && (
            <ButtonLink block variant="quiet" href={way.href}>
              {way.label}
            </ButtonLink>
          )}
          <ButtonLink block variant="quiet" href="/staff/login">
            {t('start.login')}
          </ButtonLink>
          <BrowserLanguageOffer />
          <MiddleFooter />
        </>
      }
    />
  );
};
