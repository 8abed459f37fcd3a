import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import type { Role } from '@parvis/api/entities/user';
import { HomeIcon } from '@parvis/ui/icons/HomeIcon';
import { InboxIcon } from '@parvis/ui/icons/InboxIcon';
import { SettingsIcon } from '@parvis/ui/icons/SettingsIcon';
import { SunIcon } from '@parvis/ui/icons/SunIcon';
import { Avatar } from '@parvis/ui/parts/Avatar';
import { StaffBoard } from '@parvis/ui/screens/StaffBoard';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLive } from '../data/live/useLive.ts';
import type { SiteRole } from '../data/sites.ts';
import { useCustomerTheme } from '../look/useCustomerTheme.ts';
import { useTexts } from '../texts/useTexts.ts';
import { NewsToasts } from './NewsToasts.tsx';
import { StaffCase } from './StaffCase.tsx';
import { StaffCaseDetails } from './StaffCaseDetails.tsx';
import { useCaseNews } from './useCaseNews.ts';
import { useDeskTitle } from './useDeskTitle.ts';
import { useStaffList } from './useStaffList.tsx';

/** Where the look of the customer is made. */
const THEME = '/staff/theme';

export type StaffDeskProps = {
  role: Role;
  /** The customer as its staff need it, once its site answered; the board is drawn in its colours. */
  config: SiteRole['config'] | undefined;
  crUid: string;
  csid: string | undefined;
};

/** The cases of a customer, live: list, conversation and details. */
export const StaffDesk = ({ role, config, crUid, csid }: StaffDeskProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { cuid } = role;
  const { news, dismiss, onEvent } = useCaseNews(cuid, csid);
  const live = useLive(fill(addresses.staffLive.template, { cuid }), onEvent);
  useCustomerTheme(config?.cstmr.theme);
  const [detailsOpen, setDetailsOpen] = useState(false);
  const list = useStaffList(cuid, csid, live);
  useDeskTitle(cuid, csid, list.unread, role.cstmrLbl);
  const places: Record<string, string> = {
    cases: `/staff/${cuid}`,
    settings: '/m/settings',
    home: '/m/home',
  };
  const goTo = (id: string) => {
    // A page of its own policy, which shows logos of other sites: the present page's would stay in force.
    if (id === 'theme') location.assign(THEME);
    else navigate(places[id] ?? `/staff/${cuid}`);
  };
  return (
    <>
      <StaffBoard
        texts={{ chooseCase: t('staff.choose'), details: t('staff.details') }}
        nav={{
          customer: { label: role.cstmrLbl, logoSrc: config?.cstmr.logo },
          currentId: 'cases',
          onSelect: goTo,
          entries: [
            {
              id: 'cases',
              label: t('staff.nav.cases'),
              icon: <InboxIcon size={24} />,
              href: `/staff/${cuid}`,
              unread: list.unread,
            },
            { id: 'home', label: t('staff.nav.home'), icon: <HomeIcon size={24} />, href: '/m/home' },
            {
              id: 'settings',
              label: t('staff.nav.settings'),
              icon: <SettingsIcon size={24} />,
              href: '/m/settings',
            },
            ...(role.level === 'admin'
              ? [
                  {
                    id: 'theme',
                    label: t('staff.nav.theme'),
                    icon: <SunIcon size={24} />,
                    href: THEME,
                  },
                ]
              : []),
          ],
          end: <Avatar initials={role.initials} title={role.name} />,
        }}
        list={list.props}
        chat={
          csid && (
            <StaffCase
              key={csid}
              {...{ cuid, csid, crUid, live, detailsOpen }}
              onBack={() => navigate(`/staff/${cuid}`)}
              onDetails={setDetailsOpen}
            />
          )
        }
        details={csid && <StaffCaseDetails key={csid} cuid={cuid} csid={csid} />}
      />
      <NewsToasts news={news} onDismiss={dismiss} onOpen={(other) => navigate(`/staff/${cuid}/${other}`)} />
    </>
  );
};
