import type { Role } from '@parvis/api/entities/user';
import type { TextId } from '@parvis/locales/areas';
import { ChartIcon } from '@parvis/ui/icons/ChartIcon';
import { ChatIcon } from '@parvis/ui/icons/ChatIcon';
import { EditIcon } from '@parvis/ui/icons/EditIcon';
import { InboxIcon } from '@parvis/ui/icons/InboxIcon';
import { PaletteIcon } from '@parvis/ui/icons/PaletteIcon';
import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { SettingsIcon } from '@parvis/ui/icons/SettingsIcon';
import { ShieldIcon } from '@parvis/ui/icons/ShieldIcon';
import { TicketIcon } from '@parvis/ui/icons/TicketIcon';
import { WrenchIcon } from '@parvis/ui/icons/WrenchIcon';
import type { ComponentType } from 'react';
import { THEME_URL } from './adminUrls.ts';
import { isManager } from './polls/isManager.ts';

type Right = 'all' | 'moderator' | 'manager' | 'admin';

interface DeskPage {
  readonly right: Right;
  /** Navigation entry; personal ones come last. */
  readonly entry?: {
    readonly label: TextId;
    readonly icon: ComponentType<{ size?: number }>;
    readonly isOwn?: boolean;
  };
  /** The parent entry. */
  readonly within?: DeskPlace;
  /** For an address without customer. */
  readonly address?: string;
}

export type DeskPlace =
  | 'cases'
  | 'polls'
  | 'gatherings'
  | 'moderation'
  | 'codes'
  | 'figures'
  | 'theme'
  | 'administration'
  | 'labels'
  | 'new'
  | 'links'
  | 'replies'
  | 'delivery'
  | 'trail'
  | 'settings';

/** Pages by required right, in navigation order. Keys are the last address segment. */
export const deskPages: Readonly<Record<DeskPlace, DeskPage>> = {
  cases: { right: 'all', entry: { label: 'staff.nav.cases', icon: InboxIcon } },
  gatherings: { right: 'all', entry: { label: 'staff.nav.gatherings', icon: ChatIcon } },
  polls: { right: 'all', entry: { label: 'staff.nav.polls', icon: TicketIcon } },
  replies: { right: 'all', entry: { label: 'replies.nav', icon: EditIcon } },
  moderation: { right: 'moderator', entry: { label: 'staff.nav.moderation', icon: ShieldIcon } },
  codes: { right: 'admin', entry: { label: 'codes.title', icon: QrIcon } },
  figures: { right: 'manager', entry: { label: 'figures.title', icon: ChartIcon } },
  theme: { right: 'admin', entry: { label: 'staff.nav.theme', icon: PaletteIcon }, address: THEME_URL },
  administration: { right: 'admin', entry: { label: 'staff.nav.admin', icon: WrenchIcon } },
  new: { right: 'all', within: 'cases' },
  labels: { right: 'manager', within: 'administration' },
  links: { right: 'admin', within: 'administration' },
  delivery: { right: 'admin', within: 'administration' },
  trail: { right: 'admin', within: 'administration' },
  settings: { right: 'all', entry: { label: 'staff.nav.settings', icon: SettingsIcon, isOwn: true } },
};

export const deskPlaces = Object.keys(deskPages) as DeskPlace[];

export const isDeskPlace = (name: string | undefined): name is DeskPlace =>
  name !== undefined && Object.hasOwn(deskPages, name);

const grants: Readonly<Record<Right, (role: Role) => boolean>> = {
  admin: ({ level }) => level === 'admin',
  manager: isManager,
  moderator: ({ moderate }) => moderate === true,
  all: () => true,
};

export const canOpenPage = (place: DeskPlace, role: Role): boolean => grants[deskPages[place].right](role);

export const getPageUrl = (place: DeskPlace, cuid: string): string =>
  deskPages[place].address ?? (place === 'cases' ? `/staff/${cuid}` : `/staff/${cuid}/${place}`);
