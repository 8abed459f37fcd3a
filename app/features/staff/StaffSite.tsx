import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import type { LiveEvent } from '@parvis/api/live';
import { PRESENCE_EVENT } from '@parvis/api/presence';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { getCaseQuery } from '../../lib/api/caseQueries.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { saveDeviceLook } from '../../lib/branding/deviceLook.ts';
import { useCustomerTheme } from '../../lib/branding/useCustomerTheme.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { createLazyPage } from '../../shell/createLazyPage.tsx';
import { isGathering } from '../cases/isGathering.ts';
import { buildBoardUrl, parseBoardView } from './board/boardAddress.ts';
import {
  addNotification,
  buildNotification,
  type CaseNotification,
  isNotifiable,
  removeErased,
} from './caseNotifications.ts';
import { getDeskSettings } from './commands/deskSettings.ts';
import { isOpenedHere } from './counter/openedHere.ts';
import { canOpenPage, type DeskPlace } from './deskPages.ts';
import { NotificationToasts } from './NotificationToasts.tsx';
import { playNotification } from './notificationSound.ts';
import { recordPresence } from './presence/presentPeople.ts';
import { RolesPanel } from './RolesPanel.tsx';
import { StaffAdmin } from './StaffAdmin.tsx';
import { StaffAuditLog } from './StaffAuditLog.tsx';
import { StaffCodes } from './StaffCodes.tsx';
import { StaffDeliveries } from './StaffDeliveries.tsx';
import { StaffDesk } from './StaffDesk.tsx';
import { StaffFigures } from './StaffFigures.tsx';
import { StaffLinks } from './StaffLinks.tsx';
import { StaffModeration } from './StaffModeration.tsx';
import { StaffSettings } from './StaffSettings.tsx';
import type { DeskProps } from './useDeskNav.tsx';
import { SITE_ROLE } from './useSiteRoles.ts';

/** The stream may repeat an event. */
const getNotificationKey = (csid: string, msgId: number): string => `${csid} ${msgId}`;

/** A phone shows either list or case; the list needs no notices. */
const isPhoneLayout = (): boolean => !matchMedia('(min-width: 900px)').matches;

/** Notifications of other cases until read or dismissed. `onBoard`: the list is shown. */
function useCaseNotifications(cuid: string, csid: string | undefined, onBoard: boolean) {
  const texts = useTexts();
  const [news, setNews] = useState<readonly CaseNotification[]>([]);
  const notified = useRef(new Set<string>());
  const now = useRef({ csid, texts, onBoard });
  now.current = { csid, texts, onBoard };
  const dismiss = useCallback(
    (...read: string[]) => setNews((all) => all.filter(({ csid }) => !read.includes(csid))),
    [],
  );
  useEffect(() => {
    if (csid) dismiss(csid);
    else if (onBoard && isPhoneLayout()) setNews([]);
  }, [csid, dismiss, onBoard]);

  const onEvent = useCallback(
    async (event: LiveEvent) => {
      if (event.type === PRESENCE_EVENT) return recordPresence(event);
      if (event.type === 'erased') setNews((all) => removeErased(all, event.csid));
      if (!isNotifiable(event) || !event.csid) return;
      const info = await queryClient
        .fetchQuery({ ...getCaseQuery('town', cuid, event.csid), staleTime: 0 })
        // The list still shows it.
        .catch(() => null);
      const one = info && buildNotification(info, now.current.texts);
      // Read elsewhere or taken by a colleague.
      if (info && !one) dismiss(info.csid);
      if (!one || isOpenedHere(info) || notified.current.has(getNotificationKey(info.csid, info.last.msgId)))
        return;
      notified.current.add(getNotificationKey(info.csid, info.last.msgId));
      const isLookedAt = one.csid === now.current.csid && !document.hidden;
      if (isLookedAt) return;
      if (getDeskSettings().sound) playNotification();
      const isInSight = now.current.onBoard && now.current.csid === undefined && isPhoneLayout();
      if (one.csid !== now.current.csid && !isInSight) setNews((all) => addNotification(all, one));
    },
    [cuid, dismiss],
  );
  return { news, dismiss, onEvent };
}

const StaffCounter = createLazyPage(
  async () => (await import('./StaffCounter.tsx')).StaffCounter,
  'staff',
  'counter',
  'report',
  'flows',
  'chat',
  'home',
  'follow',
);

const StaffLabels = createLazyPage(async () => (await import('./StaffLabels.tsx')).StaffLabels, 'staff');

const StaffReplies = createLazyPage(async () => (await import('./StaffReplies.tsx')).StaffReplies, 'staff');

const StaffPolls = createLazyPage(
  async () => (await import('./StaffPolls.tsx')).StaffPolls,
  'staff',
  'chat',
  'flows',
);

const StaffGatherings = createLazyPage(
  async () => (await import('./StaffGatherings.tsx')).StaffGatherings,
  'staff',
  'chat',
  'gatherings',
);

const StaffGathering = createLazyPage(
  async () => (await import('./StaffGathering.tsx')).StaffGathering,
  'staff',
  'chat',
  'home',
  'flows',
  'follow',
  'gatherings',
);

/** A discussion, not a case. */
const useIsGathering = (cuid: string, csid: string | undefined): boolean => {
  const { data } = useQuery({ ...getCaseQuery('town', cuid, csid ?? ''), enabled: csid !== undefined });
  return isGathering(data);
};

/** The studio has its own route. */
const PAGES: Readonly<Record<Exclude<DeskPlace, 'cases' | 'theme'>, ComponentType<DeskProps>>> = {
  administration: StaffAdmin,
  delivery: StaffDeliveries,
  figures: StaffFigures,
  codes: StaffCodes,
  labels: StaffLabels,
  links: StaffLinks,
  moderation: StaffModeration,
  new: StaffCounter,
  polls: StaffPolls,
  replies: StaffReplies,
  gatherings: StaffGatherings,
  settings: StaffSettings,
  trail: StaffAuditLog,
};
const isPage = (name: string): name is keyof typeof PAGES => Object.hasOwn(PAGES, name);

export type StaffSiteProps = Omit<DeskProps, 'onRoles'> & { crUid: string; csid: string | undefined };

/** A customer's staff pages, all with notifications. */
export const StaffSite = ({ role, config, roles, crUid, csid: named }: StaffSiteProps) => {
  const [, navigate] = useLocation();
  const { cuid } = role;
  const page = named !== undefined && isPage(named) ? named : undefined;
  const onBoard = page === undefined;
  // Forbidden pages fall back to an allowed one.
  const Page = page && PAGES[canOpenPage(page, role) ? page : 'settings'];
  const csid = onBoard ? named : undefined;
  const { news, dismiss, onEvent } = useCaseNotifications(cuid, csid, onBoard);
  const live = useLive(role.url + fill(addresses.staffLive.template, { cuid }), onEvent);
  useEffect(() => {
    // A lost stream detects an unreachable site before polling does.
    if (live === 'lost') void queryClient.invalidateQueries({ queryKey: [SITE_ROLE, role.rlid] });
  }, [live, role.rlid]);
  const customer = config?.cstmr;
  useCustomerTheme(customer?.theme);
  useEffect(() => {
    if (customer) saveDeviceLook(customer);
  }, [customer]);
  const [choosing, setChoosing] = useState(false);
  const desk = { role, config, roles, onRoles: () => setChoosing(true) };
  const ofGathering = useIsGathering(cuid, csid);
  const view = parseBoardView(useSearch());
  const openCase = (other: string) => navigate(buildBoardUrl(cuid, view, other));
  return (
    <>
      {Page ? (
        <Page {...desk} />
      ) : ofGathering && csid !== undefined ? (
        <StaffGathering {...{ ...desk, crUid, live, gthrId: csid }} />
      ) : (
        <StaffDesk {...{ ...desk, crUid, csid, live }} onOpen={openCase} />
      )}
      {choosing && <RolesPanel roles={roles} current={role} onClose={() => setChoosing(false)} />}
      <NotificationToasts {...{ cuid, csid, news, onBoard }} onDismiss={dismiss} onOpen={openCase} />
    </>
  );
};
