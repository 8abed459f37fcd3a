import { ListIcon } from '@parvis/ui/icons/ListIcon';
import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Notice } from '@parvis/ui/screens/Notice';
import type { ReactNode } from 'react';
import { boot } from '../lib/boot/boot.ts';
import { useDeviceLook } from '../lib/branding/useDeviceLook.ts';
import { useUnusedScan } from '../lib/branding/useLastCustomer.ts';
import { hasAccepted } from '../lib/session/acceptance.ts';
import { findPage } from '../lib/session/addressPage.ts';
import { useTexts } from '../lib/texts/useTexts.ts';
import { BrowserLanguageOffer } from './LanguageOffers.tsx';
import { MiddleFooter } from './MiddleFooter.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

type StartNoticeProps = {
  icon: ReactNode;
  texts: { title: string; text: string };
  /** Title, where it differs from the heading. */
  page?: string;
  /** Actions before the link to report. */
  first?: ReactNode;
  /** Actions after it. */
  children?: ReactNode;
};

const StartNotice = ({ icon, texts, page = texts.title, first, children }: StartNoticeProps) => {
  const { t } = useTexts();
  const look = useDeviceLook();
  useDocumentTitle(page, look?.label ?? t('app.name'));
  const scanned = useUnusedScan();
  const demo = boot?.demo ? 'demo-town' : undefined;
  const qrid = scanned ?? demo;
  return (
    <Notice
      header={{ label: t('app.name'), ...look }}
      icon={icon}
      texts={texts}
      actions={
        <>
          {first}
          {qrid && (
            <ButtonLink block href={`/q/${qrid}`}>
              {scanned ? t('start.again') : t('start.demo')}
            </ButtonLink>
          )}
          {children}
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

/** Arrival without a code. */
export const StartPage = ({ scan }: { scan: ReactNode }) => {
  const { t } = useTexts();
  return (
    <StartNotice
      icon={<QrIcon size={36} />}
      texts={{ title: t('start.title'), text: t('start.text') }}
      first={scan}
    >
      {hasAccepted() && (
        <ButtonLink block variant="quiet" href="/m/home">
          {t('start.cases')}
        </ButtonLink>
      )}
      <ButtonLink block variant="quiet" href="/n">
        {t('start.number')}
      </ButtonLink>
    </StartNotice>
  );
};

/** Own cases on a device without acceptance. `onShow`: asks first, then calls the server; none after signing out. */
export const UnknownHome = ({ onShow }: { onShow: (() => void) | undefined }) => {
  const { t } = useTexts();
  return (
    <StartNotice
      icon={<ListIcon size={36} />}
      texts={{ title: t('home.unknown'), text: t(onShow ? 'home.unknown.text' : 'home.find.here') }}
      page={t('home.title')}
      first={
        <>
          {onShow && (
            <Button block onClick={onShow}>
              {t('home.unknown.here')}
            </Button>
          )}
          <ButtonLink block variant={onShow ? 'quiet' : 'solid'} href={findPage}>
            {t('home.find')}
          </ButtonLink>
        </>
      }
    />
  );
};
