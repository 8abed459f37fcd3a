import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useLive } from '../data/live/useLive.ts';
import { queryClient } from '../data/queryClient.ts';
import { useCustomerTheme } from '../look/useCustomerTheme.ts';
import { NewsToasts } from './NewsToasts.tsx';
import { RolesPanel } from './RolesPanel.tsx';
import { StaffCodes } from './StaffCodes.tsx';
import { StaffDeliveries } from './StaffDeliveries.tsx';
import { StaffDesk } from './StaffDesk.tsx';
import { StaffSettings } from './StaffSettings.tsx';
import { StaffTrail } from './StaffTrail.tsx';
import { useCaseNews } from './useCaseNews.ts';
import type { DeskOf } from './useDeskNav.tsx';
import { SITE_ROLE } from './useSiteRoles.ts';

/** In place of a case: what a member of staff chooses. */
const SETTINGS = 'settings';

/** Likewise, for administrators: what became of messages, the codes on walls, and who did what. */
const ADMIN_PAGES = { delivery: StaffDeliveries, codes: StaffCodes, trail: StaffTrail } as const;
const isAdminPage = (name: string): name is keyof typeof ADMIN_PAGES => Object.hasOwn(ADMIN_PAGES, name);

export type StaffSiteProps = Omit<DeskOf, 'onRoles'> & { crUid: string; csid: string | undefined };

/** The staff side of a customer, in its look: news of its cases are told wherever one is in it. */
export const StaffSite = ({ role, config, roles, crUid, csid: named }: StaffSiteProps) => {
  const [, navigate] = useLocation();
  const { cuid } = role;
  const page = named !== undefined && isAdminPage(named) ? named : undefined;
  const AdminPage = page && role.level === 'admin' ? ADMIN_PAGES[page] : undefined;
  const onBoard = named !== SETTINGS && page === undefined;
  const csid = onBoard ? named : undefined;
  const { news, dismiss, onEvent } = useCaseNews(cuid, csid, onBoard);
  const live = useLive(role.url + fill(addresses.staffLive.template, { cuid }), onEvent);
  useEffect(() => {
    // A stream that is lost says sooner than the next look that the site of a role is away.
    if (live === 'lost') void queryClient.invalidateQueries({ queryKey: [SITE_ROLE, role.rlid] });
  }, [live, role.rlid]);
  useCustomerTheme(config?.cstmr.theme);
  const [choosing, setChoosing] = useState(false);
  const desk = { role, config, roles, onRoles: () => setChoosing(true) };
  const open = (other: string) => navigate(`/staff/${cuid}/${other}`);
  return (
    <>
      {onBoard ? (
        <StaffDesk {...{ ...desk, crUid, csid, live }} onOpen={open} />
      ) : AdminPage ? (
        <AdminPage {...desk} />
      ) : (
        <StaffSettings {...desk} />
      )}
      {choosing && <RolesPanel roles={roles} current={role} onClose={() => setChoosing(false)} />}
      <NewsToasts {...{ cuid, csid, news, onBoard }} onDismiss={dismiss} onOpen={open} />
    </>
  );
};
