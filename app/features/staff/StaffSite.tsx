import { fill } from '@parvis/api/address';
import { addresses, logoAddress } from '@parvis/api/addresses';
import { adminCalls } from '@parvis/api/calls/admin';
import type { Role } from '@parvis/api/entities/user';
import type { LiveEvent } from '@parvis/api/live';
import type { TextId } from '@parvis/locales/areas';
import { displayShortDay } from '@parvis/locales/dates';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Deliveries } from '@parvis/ui/screens/Deliveries';
import { RoleList } from '@parvis/ui/screens/RoleList';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { getBoardCountsQuery } from '../../lib/api/boardQuery.ts';
import { getCaseQuery } from '../../lib/api/caseQueries.ts';
import { client } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { useCustomerTheme } from '../../lib/branding/useCustomerTheme.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { createLazyPage } from '../../shell/createLazyPage.tsx';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { Panel } from '../../shell/Panel.tsx';
import { formatTitle, useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { withCount } from '../notifications/news/withCount.ts';
import { getAdminUrl } from './adminUrls.ts';
import { buildBoardUrl, parseBoardView } from './board/boardAddress.ts';
import {
  addNotification,
  buildNotification,
  type CaseNotification,
  isNotifiable,
  removeErased,
} from './caseNotifications.ts';
import {
  countByDay,
  countByFate,
  countByFilter,
  type DeliveryFilter,
  deliveryFilters,
  fateTexts,
  filterTexts,
} from './deliveryFigures.ts';
import { getDeskSettings } from './deskSettings.ts';
import { EndedServiceList } from './EndedServiceList.tsx';
import { useEndedServices } from './endedServices.ts';
import { NotificationToasts } from './NotificationToasts.tsx';
import { playNotification } from './notificationSound.ts';
import type { RoleAtSite } from './roleState.ts';
import { StaffAdmin } from './StaffAdmin.tsx';
import { StaffAuditLog } from './StaffAuditLog.tsx';
import { StaffCodes } from './StaffCodes.tsx';
import { StaffDesk } from './StaffDesk.tsx';
import { StaffFigures } from './StaffFigures.tsx';
import { StaffLinks } from './StaffLinks.tsx';
import { StaffModeration } from './StaffModeration.tsx';
import { StaffSettings } from './StaffSettings.tsx';
import { type DeskProps, useDeskNav } from './useDeskNav.tsx';
import { SITE_ROLE } from './useSiteRoles.ts';

const buildFiguresQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['deliveries', cuid] as const,
    queryFn: async () => (await client.call(adminCalls.deliveryGet, { cuid }))[0] ?? null,
  });

const NO_FIGURES = { days: [], figures: [] };

/** `/staff/{cuid}/delivery`: delivery figures, for administrators. */
const StaffDeliveries = (desk: DeskProps) => {
  const { t, locale } = useTexts();
  const [, navigate] = useLocation();
  const { role } = desk;
  const [filter, setFilter] = useState<DeliveryFilter>('all');
  const { data, isError, refetch } = useQuery(buildFiguresQuery(role.cuid));
  const unread = useQuery(getBoardCountsQuery(role.cuid)).data?.waiting ?? 0;
  const nav = useDeskNav(desk, 'admin', unread);
  useDocumentTitle(withCount(formatTitle(t('deliveries.title'), role.cstmrLbl), unread));
  const figures = data ?? NO_FIGURES;
  const counts = countByFilter(figures);
  const days = countByDay(figures, filter);
  const most = Math.max(0, ...days.map(({ counts: { went, failed, other } }) => went + failed + other));
  return (
    <StaffPlace nav={nav}>
      <div>
        <Deliveries
          texts={{
            title: t('deliveries.title'),
            text: t('deliveries.text'),
            filter: t('deliveries.filter'),
            plot: `${t('deliveries.plot')} · ${t('deliveries.plot.most', { count: most })}`,
            fates: t('deliveries.fates'),
            fate: t('deliveries.fate'),
            count: t('deliveries.count'),
            table: t('deliveries.table'),
            day: t('deliveries.day'),
            groups: {
              went: t('deliveries.group.went'),
              failed: t('deliveries.group.failed'),
              other: t('deliveries.group.other'),
            },
            empty: t('deliveries.empty'),
            emptyText: t('deliveries.empty.text'),
            emptyWay: t('deliveries.empty.way'),
          }}
          subtitle={role.cstmrLbl}
          onBack={() => navigate(getAdminUrl(role.cuid))}
          ways={deliveryFilters.map((id) => ({ id, label: t(filterTexts[id]), count: counts[id] }))}
          way={filter}
          onWay={(id) => setFilter(deliveryFilters.find((one) => one === id) ?? 'all')}
          // Noon avoids time-zone shifts.
          days={
            data
              ? days.map(({ day, counts: of }) => ({
                  id: day,
                  label: displayShortDay(locale(), new Date(`${day}T12:00:00`)),
                  counts: of,
                }))
              : undefined
          }
          fates={countByFate(figures, filter).map(({ fate, count }) => ({
            id: fate,
            label: t(fateTexts[fate][0]),
            why: t(fateTexts[fate][1]),
            count,
          }))}
          failed={
            isError && !data ? (
              <ErrorState title={t('deliveries.failed')} onRetry={() => void refetch()} />
            ) : undefined
          }
          footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid: role.cuid }} />}
        />
      </div>
    </StaffPlace>
  );
};

type RolesPanelProps = {
  roles: readonly RoleAtSite[];
  current: Role;
  onClose: () => void;
};

const LEVELS: Readonly<Record<string, TextId>> = {
  agent: 'staff.roles.level.agent',
  manager: 'staff.roles.level.manager',
  admin: 'staff.roles.level.admin',
};

const STATES: Readonly<Record<RoleAtSite['state'], TextId>> = {
  ready: 'staff.roles.ready',
  loading: 'staff.roles.loading',
  disconnected: 'staff.roles.disconnected',
  error: 'staff.roles.error',
};

/** A ready role shows its level. */
const getRoleNoteId = ({ role, state, site }: RoleAtSite): TextId =>
  (state === 'ready' ? LEVELS[site?.role.level ?? role.level] : undefined) ?? STATES[state];

/** Selects the customer to show. */
const RolesPanel = ({ roles, current, onClose }: RolesPanelProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const left = roles.filter(({ site }) => site !== null);
  const { ended = [] } = useEndedServices(true);
  return (
    <Panel open title={t('staff.roles')} onClose={onClose}>
      <RoleList
        label={t('staff.roles')}
        currentId={current.rlid}
        onSelect={(id) => {
          const chosen = left.find(({ role }) => role.rlid === id);
          onClose();
          if (chosen) navigate(`/staff/${chosen.role.cuid}`);
        }}
        roles={left.map((one) => {
          const { rlid, cuid, url, cstmrLbl, logoId } = one.role;
          return {
            id: rlid,
            label: cstmrLbl,
            logoSrc: logoId && url + logoAddress(logoId),
            href: `/staff/${cuid}`,
            state: one.state,
            note: t(getRoleNoteId(one)),
            // Signing in by hand helps where a token cannot: another site or user.
            action: one.state === 'error' && url !== '' && (
              <ButtonLink size="small" variant="quiet" href={`${url}/staff/${cuid}`} rel="noreferrer">
                {t('staff.roles.visit')}
              </ButtonLink>
            ),
          };
        })}
      />
      <EndedServiceList ended={ended} />
    </Panel>
  );
};

/** Deduplicates notifications: the stream may repeat an event. */
const getNotificationKey = (csid: string, msgId: number): string => `${csid} ${msgId}`;

/** A phone shows either list or case; the list needs no notices. */
const isPhoneLayout = (): boolean => !matchMedia('(min-width: 900px)').matches;

/** Collects notifications of other cases until read or dismissed. `onBoard`: the list is shown. */
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
      if (event.type === 'erased') setNews((all) => removeErased(all, event.csid));
      if (!isNotifiable(event) || !event.csid) return;
      const info = await queryClient
        .fetchQuery({ ...getCaseQuery('town', cuid, event.csid), staleTime: 0 })
        // The list still shows it.
        .catch(() => null);
      const one = info && buildNotification(info, now.current.texts);
      // Read elsewhere or taken by a colleague.
      if (info && !one) dismiss(info.csid);
      if (!one || notified.current.has(getNotificationKey(info.csid, info.last.msgId))) return;
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

const StaffPolls = createLazyPage(
  async () => (await import('./StaffPolls.tsx')).StaffPolls,
  'staff',
  'chat',
  'flows',
  'pollDesk',
  'editor',
);

const StaffGatherings = createLazyPage(
  async () => (await import('./StaffGatherings.tsx')).StaffGatherings,
  'staff',
  'chat',
  'gatherings',
);

const SETTINGS = 'settings';

/** Pages of administrators, of those who moderate, and of all, by path segment. */
const ADMIN_PAGES = {
  administration: StaffAdmin,
  delivery: StaffDeliveries,
  figures: StaffFigures,
  codes: StaffCodes,
  links: StaffLinks,
  moderation: StaffModeration,
  polls: StaffPolls,
  gatherings: StaffGatherings,
  trail: StaffAuditLog,
} as const;
const isAdminPage = (name: string): name is keyof typeof ADMIN_PAGES => Object.hasOwn(ADMIN_PAGES, name);

const canOpen = (page: keyof typeof ADMIN_PAGES, { level, moderate }: Role): boolean =>
  page === 'polls' ||
  page === 'gatherings' ||
  (page === 'moderation' ? moderate === true : level === 'admin');

export type StaffSiteProps = Omit<DeskProps, 'onRoles'> & { crUid: string; csid: string | undefined };

/** Renders a customer's staff pages; notifications appear on all of them. */
export const StaffSite = ({ role, config, roles, crUid, csid: named }: StaffSiteProps) => {
  const [, navigate] = useLocation();
  const { cuid } = role;
  const page = named !== undefined && isAdminPage(named) ? named : undefined;
  const mayOpen = page !== undefined && canOpen(page, role);
  const AdminPage = page && mayOpen ? ADMIN_PAGES[page] : undefined;
  const onBoard = named !== SETTINGS && page === undefined;
  const csid = onBoard ? named : undefined;
  const { news, dismiss, onEvent } = useCaseNotifications(cuid, csid, onBoard);
  const live = useLive(role.url + fill(addresses.staffLive.template, { cuid }), onEvent);
  useEffect(() => {
    // A lost stream detects an unreachable site earlier than polling.
    if (live === 'lost') void queryClient.invalidateQueries({ queryKey: [SITE_ROLE, role.rlid] });
  }, [live, role.rlid]);
  useCustomerTheme(config?.cstmr.theme);
  const [choosing, setChoosing] = useState(false);
  const desk = { role, config, roles, onRoles: () => setChoosing(true) };
  const view = parseBoardView(useSearch());
  const openCase = (other: string) => navigate(buildBoardUrl(cuid, view, other));
  return (
    <>
      {onBoard ? (
        <StaffDesk {...{ ...desk, crUid, csid, live }} onOpen={openCase} />
      ) : AdminPage ? (
        <AdminPage {...desk} />
      ) : (
        <StaffSettings {...desk} />
      )}
      {choosing && <RolesPanel roles={roles} current={role} onClose={() => setChoosing(false)} />}
      <NotificationToasts {...{ cuid, csid, news, onBoard }} onDismiss={dismiss} onOpen={openCase} />
    </>
  );
};
