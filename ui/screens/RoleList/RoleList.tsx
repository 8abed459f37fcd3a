import { type ReactNode, useState } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { ChevronIcon } from '../../icons/ChevronIcon.tsx';
import { ClockIcon } from '../../icons/ClockIcon.tsx';
import { OfflineIcon } from '../../icons/OfflineIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { Logo } from '../../parts/Header/Logo.tsx';
import { LinkRows } from '../shared/LinkRows.tsx';

/** How the site of a customer stands: it is being asked, it answers, it does not, it answers that it cannot. */
export type RoleState = 'loading' | 'ready' | 'disconnected' | 'error';

/** What somebody is at one customer. */
export type RoleItem = {
  id: string;
  /** The customer. */
  label: string;
  logoSrc?: string | undefined;
  href: string;
  state: RoleState;
  /** The state in words, or what they are there. */
  note: string;
  /** What else can be done where the site does not serve. */
  action?: ReactNode;
};

export type RoleListProps = {
  /** Names the list. */
  label: string;
  /** What somebody is at each customer. */
  roles: readonly RoleItem[];
  /** The role whose board is shown. */
  currentId?: string | undefined;
  /** A role was chosen; called with its id. */
  onSelect: (id: string) => void;
};

const signs: Readonly<Record<RoleState, ReactNode>> = {
  loading: <ClockIcon size={20} />,
  ready: <ChevronIcon size={18} data-on="" />,
  disconnected: <OfflineIcon size={20} />,
  error: <WarningIcon size={20} />,
};

/** A customer's sign, fetched anew each time that its site is back: while it was away the picture could not be had. */
const RoleLogo = ({ label, logoSrc, state }: Pick<RoleItem, 'label' | 'logoSrc' | 'state'>) => {
  const [seen, setSeen] = useState({ state, back: 0 });
  if (seen.state !== state) setSeen({ state, back: seen.back + (state === 'ready' ? 1 : 0) });
  return <Logo key={seen.back} src={logoSrc} initial={label.trim().charAt(0)} />;
};

/** The customers somebody works for, with how the site of each stands; one is chosen. Renders a `<ul>` of links. */
export const RoleList = ({ label, roles, currentId, onSelect }: RoleListProps) => (
  <LinkRows
    tall
    label={label}
    onFollow={({ key }) => onSelect(key)}
    rows={roles.map(({ id, logoSrc, action, ...role }) => ({
      ...role,
      key: id,
      current: id === currentId,
      start: <RoleLogo label={role.label} logoSrc={logoSrc} state={role.state} />,
      end: id === currentId && role.state === 'ready' ? <CheckIcon size={20} /> : signs[role.state],
      beside: action,
    }))}
  />
);
