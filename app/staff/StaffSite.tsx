import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { useLocation } from 'wouter';
import { useLive } from '../data/live/useLive.ts';
import { useCustomerTheme } from '../look/useCustomerTheme.ts';
import { NewsToasts } from './NewsToasts.tsx';
import { StaffDesk } from './StaffDesk.tsx';
import { StaffSettings } from './StaffSettings.tsx';
import { useCaseNews } from './useCaseNews.ts';
import type { DeskOf } from './useDeskNav.tsx';

/** In place of a case: what a member of staff chooses. */
const SETTINGS = 'settings';

export type StaffSiteProps = DeskOf & { crUid: string; csid: string | undefined };

/** The staff side of a customer, in its look: news of its cases are told wherever one is in it. */
export const StaffSite = ({ role, config, crUid, csid: named }: StaffSiteProps) => {
  const [, navigate] = useLocation();
  const { cuid } = role;
  const onBoard = named !== SETTINGS;
  const csid = onBoard ? named : undefined;
  const { news, dismiss, onEvent } = useCaseNews(cuid, csid, onBoard);
  const live = useLive(fill(addresses.staffLive.template, { cuid }), onEvent);
  useCustomerTheme(config?.cstmr.theme);
  const open = (other: string) => navigate(`/staff/${cuid}/${other}`);
  return (
    <>
      {onBoard ? (
        <StaffDesk {...{ role, config, crUid, csid, live }} onOpen={open} />
      ) : (
        <StaffSettings role={role} config={config} />
      )}
      <NewsToasts news={news} onDismiss={dismiss} onOpen={open} />
    </>
  );
};
