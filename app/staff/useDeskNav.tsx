import type { Role } from '@parvis/api/entities/user';
import { BuildingIcon } from '@parvis/ui/icons/BuildingIcon';
import { HomeIcon } from '@parvis/ui/icons/HomeIcon';
import { InboxIcon } from '@parvis/ui/icons/InboxIcon';
import { PaletteIcon } from '@parvis/ui/icons/PaletteIcon';
import { SettingsIcon } from '@parvis/ui/icons/SettingsIcon';
import { Avatar } from '@parvis/ui/parts/Avatar';
import type { StaffRailProps } from '@parvis/ui/screens/StaffBoard';
import { useLocation } from 'wouter';
import type { SiteRole } from '../data/sites.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { RoleAtSite } from './roleState.ts';

/** Where the look of the customer is made. */
const THEME = '/staff/theme';

/** A place of the staff side that everybody there has. */
type DeskPlace = 'cases' | 'home' | 'settings';

/** What the places of the staff side are drawn from. */
export interface DeskOf {
  role: Role;
  /** The customer as its staff need it, once its site answered; the places are drawn in its colours. */
  config: SiteRole['config'] | undefined;
  /** All that somebody is at customers: more than one can be chosen among. */
  roles: readonly RoleAtSite[];
  /** Lets one of them be chosen. */
  onRoles: () => void;
}

/** The places of the staff side at a customer. */
export function useDeskNav(
  { role, config, roles, onRoles }: DeskOf,
  currentId: 'cases' | 'settings',
  unread: number,
): StaffRailProps {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const places: Record<DeskPlace, string> = {
    cases: `/staff/${role.cuid}`,
    settings: `/staff/${role.cuid}/settings`,
    home: '/m/home',
  };
  const entry = (id: DeskPlace, icon: StaffRailProps['entries'][number]['icon']) => ({
    id,
    icon,
    label: t(`staff.nav.${id}`),
    href: places[id],
  });
  const theme = { id: 'theme', label: t('staff.nav.theme'), icon: <PaletteIcon size={24} />, href: THEME };
  const others = { id: 'roles', label: t('staff.nav.roles'), icon: <BuildingIcon size={24} /> };
  return {
    customer: { label: role.cstmrLbl, logoSrc: config?.cstmr.logo },
    currentId,
    onSelect: (id) => {
      // A page of its own policy, which shows logos of other sites: the present page's would stay in force.
      if (id === 'theme') location.assign(THEME);
      else if (id === 'roles') onRoles();
      else navigate(places[id as DeskPlace]);
    },
    entries: [
      { ...entry('cases', <InboxIcon size={24} />), unread },
      entry('home', <HomeIcon size={24} />),
      entry('settings', <SettingsIcon size={24} />),
      ...(role.level === 'admin' ? [theme] : []),
      ...(roles.length > 1 ? [others] : []),
    ],
    end: <Avatar initials={role.initials} title={role.name} />,
  };
}
