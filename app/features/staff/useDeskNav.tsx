import type { Role } from '@parvis/api/entities/user';
import { BuildingIcon } from '@parvis/ui/icons/BuildingIcon';
import { ChartIcon } from '@parvis/ui/icons/ChartIcon';
import { ChatIcon } from '@parvis/ui/icons/ChatIcon';
import { InboxIcon } from '@parvis/ui/icons/InboxIcon';
import { SettingsIcon } from '@parvis/ui/icons/SettingsIcon';
import { ShieldIcon } from '@parvis/ui/icons/ShieldIcon';
import { WrenchIcon } from '@parvis/ui/icons/WrenchIcon';
import { Avatar } from '@parvis/ui/parts/Avatar';
import type { StaffRailProps } from '@parvis/ui/screens/StaffBoard';
import { useLocation } from 'wouter';
import type { SiteRole } from '../../lib/api/siteRole.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { getAdminUrl, getModerationUrl } from './adminUrls.ts';
import { getGatheringsUrl } from './gatherings/staffGatherings.ts';
import { getPollsUrl } from './polls/pollUrls.ts';
import type { RoleAtSite } from './roleState.ts';

type DeskPlace = 'cases' | 'settings' | 'admin' | 'moderation' | 'polls' | 'gatherings';

export interface DeskProps {
  role: Role;
  /** Undefined until the site answered. */
  config: SiteRole['config'] | undefined;
  roles: readonly RoleAtSite[];
  onRoles: () => void;
  /** Overrides navigation for pages with their own CSP. */
  go?: (href: string) => void;
}

export function useDeskNav(
  { role, config, roles, onRoles, go }: DeskProps,
  currentId: DeskPlace,
  unread: number,
): StaffRailProps {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const places: Record<DeskPlace, string> = {
    cases: `/staff/${role.cuid}`,
    settings: `/staff/${role.cuid}/settings`,
    admin: getAdminUrl(role.cuid),
    moderation: getModerationUrl(role.cuid),
    polls: getPollsUrl(role.cuid),
    gatherings: getGatheringsUrl(role.cuid),
  };
  const buildEntry = (id: DeskPlace, icon: StaffRailProps['entries'][number]['icon']) => ({
    id,
    icon,
    label: t(`staff.nav.${id}`),
    href: places[id],
  });
  const others = { id: 'roles', label: t('staff.nav.roles'), icon: <BuildingIcon size={24} /> };
  // Administrators find moderation, polls and discussions among their pages.
  const own: readonly StaffRailProps['entries'][number][] =
    role.level === 'admin'
      ? [buildEntry('admin', <WrenchIcon size={24} />)]
      : [
          ...(role.moderate ? [buildEntry('moderation', <ShieldIcon size={24} />)] : []),
          buildEntry('polls', <ChartIcon size={24} />),
          buildEntry('gatherings', <ChatIcon size={24} />),
        ];
  return {
    customer: { label: role.cstmrLbl, logoSrc: config?.cstmr.logo },
    currentId,
    onSelect: (id) => {
      if (id === 'roles') onRoles();
      else (go ?? navigate)(places[id as DeskPlace]);
    },
    entries: [
      { ...buildEntry('cases', <InboxIcon size={24} />), unread },
      buildEntry('settings', <SettingsIcon size={24} />),
      ...own,
      ...(roles.length > 1 ? [others] : []),
    ],
    end: <Avatar initials={role.initials} title={role.name} />,
  };
}
