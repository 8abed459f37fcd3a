import { QrIcon } from '@parvis/ui/icons/QrIcon';
import type { ReactNode } from 'react';
import { hasAccepted } from '../lib/session/acceptance.ts';
import { readUnusedScan } from '../lib/session/lastScan.ts';
import { useTexts } from '../lib/texts/useTexts.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

export const NotFoundPage = ({ scan }: { scan: ReactNode }) => {
  const { t } = useTexts();
  const scanned = readUnusedScan();
  return (
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
};
