import { styled } from '@parvis/theme/css/stitches';
import { QrIcon } from '@parvis/ui/icons/QrIcon';
import type { ReactNode } from 'react';
import { hasAccepted } from '../lib/session/acceptance.ts';
import { readUnusedScan } from '../lib/session/lastScan.ts';
import { useTexts } from '../lib/texts/useTexts.ts';
import { MainBar } from './MainBar.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** Pages of the visitors' app keep its bar. */
const OF_APP = /^\/(?:q|m)(?:\/|$)/;

const Foot = styled('div', { position: 'sticky', insetBlockEnd: 0, zIndex: 1 });

/** Unknown address. */
export const NotFoundPage = ({ scan }: { scan: ReactNode }) => {
  const { t } = useTexts();
  const scanned = readUnusedScan();
  const screen = (
    <NotFoundScreen
      icon={<QrIcon size={36} />}
      texts={{ title: t('start.lost'), text: t('start.lost.text') }}
      links={[
        scanned ? { href: `/q/${scanned}`, label: t('start.again') } : { href: '/', label: t('error.home') },
        ...(hasAccepted() ? [{ href: '/m/home', label: t('start.cases') }] : []),
        { href: '/staff/login', label: t('start.login') },
      ]}
      equal
    >
      {scan}
    </NotFoundScreen>
  );
  if (!OF_APP.test(location.pathname)) return screen;
  return (
    <>
      {screen}
      <Foot>
        <MainBar current={undefined} />
      </Foot>
    </>
  );
};
