import { type ReactNode, useState } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { ChevronIcon } from '../../icons/ChevronIcon.tsx';
import { ClockIcon } from '../../icons/ClockIcon.tsx';
import { OfflineIcon } from '../../icons/OfflineIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { Logo } from '../../parts/Header/Logo.tsx';
import { LinkRows } from '../shared/LinkRows.tsx';

/** Checking, available, unreachable or failing. */
export type RoleState = 'loading' | 'ready' | 'disconnected' | 'error';

/** A person's role at a customer. */
export type RoleItem = {
  id: string;
  label: string;
  logoSrc?: string | undefined;
  href: string;
  state: RoleState;
  note: string;
  /** If unavailable. */
  action?: ReactNode;
};

export type RoleListProps = {
  label: string;
  roles: readonly RoleItem[];
  currentId?: string | undefined;
  onSelect: (id: string) => void;
};

const signs: Readonly<Record<RoleState, ReactNode>> = {
  loading: <ClockIcon size={20} />,
  ready: <ChevronIcon size={18} data-on="" />,
  disconnected: <OfflineIcon size={20} />,
  error: <WarningIcon size={20} />,
};

/** When the site is back. */
const RoleLogo = ({ label, logoSrc, state }: Pick<RoleItem, 'label' | 'logoSrc' | 'state'>) => {
  const [seen, setSeen] = useState({ state, back: 0 });
  if (seen.state !== state) setSeen({ state, back: seen.back + (state === 'ready' ? 1 : 0) });
  return <Logo key={seen.back} src={logoSrc} initial={label.trim().charAt(0)} />;
};

/** Customers of a person, with site states. */
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
