import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { ChevronIcon } from '../../icons/ChevronIcon.tsx';
import { ClockIcon } from '../../icons/ClockIcon.tsx';
import { OfflineIcon } from '../../icons/OfflineIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { Logo } from '../../parts/Header/Logo.tsx';
import { hoverEdge } from '../../parts/shared/buttonBase.ts';
import { innerFocusRing } from '../../parts/shared/focusRing.ts';
import { opensElsewhere } from '../../parts/shared/links.ts';

const List = styled('ul', {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  hairline: 'all',
  borderRadius: '$card',
  overflow: 'hidden',
  backgroundColor: '$mainBtnBg1',
  color: '$mainBtnTxt1',
  '& > li + li': { hairline: 'blockStart' },
});
const Link = styled('a', hoverEdge, innerFocusRing, {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '4rem',
  padding: '$2 $4',
  backgroundColor: '$mainBtnBg1',
  color: 'inherit',
  lineHeight: '$snug',
  textDecoration: 'none',
  '&[aria-current]': { surface: 'mainBtnSelBg' },
  '& > svg': { flexShrink: 0, color: '$mainBtnImg' },
  '&[aria-current] > svg': { color: '$mainBtnSelImg' },
  '[dir=rtl] & > svg[data-on]': { transform: 'scaleX(-1)' },
  '@forced': { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
const Words = styled('span', { flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
const Label = styled('span', { display: 'block', fontWeight: '$bold' });
const Note = styled('span', {
  display: 'block',
  color: '$mainBtnTxt2',
  fontSize: '$sm',
  '[aria-current] &': { color: 'inherit' },
});
const Beside = styled('div', { padding: '$2 $4 $3' });

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

/** The customers somebody works for, with how the site of each stands; one is chosen. Renders a `<ul>` of links. */
export const RoleList = ({ label, roles, currentId, onSelect }: RoleListProps) => (
  <List role="list" aria-label={label}>
    {roles.map(({ id, label: name, logoSrc, href, state, note, action }) => (
      <li key={id}>
        <Link
          href={href}
          aria-current={id === currentId ? 'true' : undefined}
          data-state={state}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onSelect(id);
          }}
        >
          <Logo src={logoSrc} initial={name.trim().charAt(0)} />
          <Words>
            <Label>{name}</Label>
            <Note>{note}</Note>
          </Words>
          {id === currentId && state === 'ready' ? <CheckIcon size={20} /> : signs[state]}
        </Link>
        {action && <Beside>{action}</Beside>}
      </li>
    ))}
  </List>
);
