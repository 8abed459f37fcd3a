import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Notice } from '@parvis/ui/screens/Notice';
import { boot } from '../boot/boot.ts';
import { hasAccepted } from '../session/acceptance.ts';
import { openScan } from '../session/lastScan.ts';
import { useTexts } from '../texts/useTexts.ts';
import { BrowserLanguageOffer } from './LanguageOffers.tsx';
import { LegalFooter } from './LegalFooter.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** What is said: to whoever begins, to whoever followed an address of nothing, and a link that connects and is none any more. */
const said = {
  start: { title: 'start.title', text: 'start.text' },
  lost: { title: 'start.lost', text: 'start.lost.text' },
  connect: { title: 'start.connect', text: 'start.connect.text' },
} as const;

/** Where somebody arrives without a code: how to begin, and the ways on. `lost` says that the address leads nowhere. */
export const StartPage = ({ lost = false }: { lost?: boolean }) => {
  const { t } = useTexts();
  const why = location.pathname.startsWith('/m/c') ? 'connect' : 'lost';
  const { title: titleId, text } = said[lost ? why : 'start'];
  const title = t(titleId);
  useDocumentTitle(title, t('app.name'));
  const scanned = openScan() ?? (boot?.demo ? 'demo-town' : undefined);
  return (
    <Notice
      header={{ label: t('app.name') }}
      icon={<QrIcon size={36} />}
      texts={{ title, text: t(text) }}
      actions={
        <>
          {scanned && (
            <ButtonLink block href={`/q/${scanned}`}>
              {openScan() ? t('home.report') : t('start.demo')}
            </ButtonLink>
          )}
          {hasAccepted() && location.pathname !== '/m/home' && (
            <ButtonLink block variant="quiet" href="/m/home">
              {t('start.cases')}
            </ButtonLink>
          )}
          <ButtonLink block variant="quiet" href="/staff/login">
            {t('start.login')}
          </ButtonLink>
          <BrowserLanguageOffer />
          <LegalFooter />
        </>
      }
    />
  );
};
