import { HomeIcon } from '@parvis/ui/icons/HomeIcon';
import { InfoIcon } from '@parvis/ui/icons/InfoIcon';
import { ListIcon } from '@parvis/ui/icons/ListIcon';
import { SettingsIcon } from '@parvis/ui/icons/SettingsIcon';
import { BottomBar } from '@parvis/ui/parts/BottomBar';
import { Link } from 'wouter';
import { useUnreadCount } from '../lib/api/useUnreadCount.ts';
import { readUnusedScan } from '../lib/session/lastScan.ts';
import { useTexts } from '../lib/texts/useTexts.ts';

export type MainPage = 'start' | 'cases' | 'settings' | 'info';

/** A contributor's four main pages; the first is the last scan. */
export const MainBar = ({ current, qrid }: { current: MainPage; qrid?: string }) => {
  const { t } = useTexts();
  const unread = useUnreadCount();
  const scanned = qrid ?? readUnusedScan();
  const hrefs: Record<MainPage, string> = {
    start: scanned ? `/q/${scanned}` : '/',
    cases: '/m/home',
    settings: '/m/settings',
    info: '/m/info',
  };
  return (
    <BottomBar
      currentId={current}
      entries={[
        {
          id: 'start',
          label: t('nav.home'),
          icon: <HomeIcon size={24} />,
          render: <Link href={hrefs.start} />,
        },
        {
          id: 'cases',
          label: t('nav.cases'),
          icon: <ListIcon size={24} />,
          render: <Link href={hrefs.cases} />,
          unread,
        },
        {
          id: 'settings',
          label: t('nav.settings'),
          icon: <SettingsIcon size={24} />,
          render: <Link href={hrefs.settings} />,
        },
        {
          id: 'info',
          label: t('nav.info'),
          icon: <InfoIcon size={24} />,
          render: <Link href={hrefs.info} />,
        },
      ]}
    />
  );
};
