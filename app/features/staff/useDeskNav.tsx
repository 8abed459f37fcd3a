import type { Role } from '@parvis/api/entities/user';
import { BuildingIcon } from '@parvis/ui/icons/BuildingIcon';
import type { StaffNavEntry, StaffRailProps } from '@parvis/ui/screens/StaffBoard';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { getBoardCountsQuery } from '../../lib/api/boardQuery.ts';
import type { SiteRole } from '../../lib/api/siteRole.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { createLazyPage } from '../../shell/createLazyPage.tsx';
import { formatTitle, useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { withCount } from '../notifications/news/withCount.ts';
import { canOpenPage, type DeskPlace, deskPages, deskPlaces, getPageUrl } from './deskPages.ts';
import { buildModerationQuery, countOpenNotices } from './moderationQuery.ts';
import type { RoleAtSite } from './roleState.ts';

const SignOutDialog = createLazyPage(
  async () => (await import('./SignOutDialog.tsx')).SignOutDialog,
  'staff',
  'chat',
  'home',
  'flows',
);

const ROLES = 'roles';

export interface DeskProps {
  role: Role;
  /** Undefined until the site answered. */
  config: SiteRole['config'] | undefined;
  roles: readonly RoleAtSite[];
  onRoles: () => void;
  /** For pages with their own CSP. */
  go?: (href: string) => void;
}

/** By the user's rights, with counts. */
export function useDeskNav(
  { role, config, roles, onRoles, go }: DeskProps,
  place: DeskPlace,
  unread: number,
): StaffRailProps {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const { cuid } = role;
  const notices = useQuery({
    ...buildModerationQuery(cuid),
    select: countOpenNotices,
    enabled: canOpenPage('moderation', role),
  }).data;
  const marks: Partial<Record<DeskPlace, Partial<StaffNavEntry>>> = {
    cases: { unread },
    moderation: {
      waiting: notices,
      ...(notices && { waitingLabel: t('staff.nav.moderation.waiting', { count: notices }) }),
    },
  };
  const listEntries = (isOwn: boolean): StaffNavEntry[] =>
    deskPlaces.flatMap((id) => {
      const { entry } = deskPages[id];
      if (!entry || (entry.isOwn ?? false) !== isOwn || !canOpenPage(id, role)) return [];
      const { icon: Icon, label } = entry;
      return [{ id, label: t(label), icon: <Icon size={20} />, href: getPageUrl(id, cuid), ...marks[id] }];
    });
  const open = (href: string) => {
    if (go) go(href);
    // The studio's CSP needs a full load.
    else if (href === getPageUrl('theme', cuid)) location.assign(href);
    else navigate(href);
  };
  const others = { id: ROLES, label: t('staff.nav.roles'), icon: <BuildingIcon size={20} /> };
  return {
    customer: { label: role.cstmrLbl, logoSrc: config?.cstmr.logo },
    currentId: deskPages[place].within ?? place,
    more: t('staff.nav.more'),
    onSelect: (id) => (id === ROLES ? onRoles() : open(getPageUrl(id as DeskPlace, cuid))),
    entries: listEntries(false),
    own: [...listEntries(true), ...(roles.length > 1 ? [others] : [])],
    person: {
      name: role.name,
      initials: role.initials,
      signOut: t('staff.nav.signOut'),
      onSignOut: () => setLeaving(true),
    },
    overlay: isLeaving && (
      <Suspense>
        <SignOutDialog cuid={cuid} onEnd={() => setLeaving(false)} />
      </Suspense>
    ),
  };
}

/** For pages beside the board. */
export function useDeskPage(desk: DeskProps, place: DeskPlace, title: string): StaffRailProps {
  const { cuid, cstmrLbl } = desk.role;
  const unread = useQuery(getBoardCountsQuery(cuid)).data?.waiting ?? 0;
  useDocumentTitle(withCount(formatTitle(title, cstmrLbl), unread));
  return useDeskNav(desk, place, unread);
}
