import { styled } from '@parvis/theme/css/stitches';
import type { MouseEvent, ReactNode } from 'react';
import { Badge } from '../../parts/Badge/Badge.tsx';
import { Logo } from '../../parts/Header/Logo.tsx';
import { buttonBase, hoverEdge } from '../../parts/shared/buttonBase.ts';
import { innerFocusRing } from '../../parts/shared/focusRing.ts';
import { useUiTexts } from '../../texts.tsx';

/** Minimum width; spaced letters may widen it. */
export const RAIL_WIDTH = '5.5rem';

const Rail = styled('nav', {
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$2',
  flexShrink: 0,
  inlineSize: 'min-content',
  minInlineSize: RAIL_WIDTH,
  paddingBlock: '0.875rem',
  surface: 'hdrBg',
  color: '$txt',
  overflowY: 'auto',
  '@phone': { display: 'none' },
});
const List = styled('ul', {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr)',
  gap: '$1',
  inlineSize: '100%',
  boxSizing: 'border-box',
  paddingInline: 4,
});
const Entry = styled('a', buttonBase, hoverEdge, innerFocusRing, {
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '0.1875rem',
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  padding: '0.375rem 2px',
  borderRadius: '$control',
  fontSize: '0.6875rem',
  lineHeight: '$tight',
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '& > span': { maxInlineSize: '100%' },
  '&[aria-current]': { backgroundColor: '$navBtnBg' },
  '@forced': { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
const Corner = styled('span', {
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: 'calc(50% + 4px)',
  lineHeight: 0,
});
const End = styled('div', { marginBlockStart: 'auto', display: 'grid', justifyItems: 'center', gap: '$2' });

export type StaffNavEntry = {
  id: string;
  label: string;
  icon: ReactNode;
  href?: string | undefined;
  unread?: number;
};

export type StaffRailProps = {
  customer: { label: string; logoSrc?: string | undefined };
  entries: readonly StaffNavEntry[];
  currentId: string;
  onSelect: (id: string) => void;
  /** At the foot: notifications, own avatar. */
  end?: ReactNode;
};

/** Staff navigation on desktops. Renders a `<nav>`. */
export const StaffRail = ({ customer, entries, currentId, onSelect, end }: StaffRailProps) => {
  const texts = useUiTexts();
  const handleSelect = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(id);
  };
  return (
    <Rail aria-label={texts.mainNavigation}>
      <Logo src={customer.logoSrc} initial={customer.label.trim().charAt(0)} />
      <List>
        {entries.map(({ id, label, icon, href, unread = 0 }) => (
          <li key={id}>
            <Entry
              {...(href ? { href } : { as: 'button', type: 'button' })}
              aria-current={id === currentId ? 'page' : undefined}
              onClick={(event) => handleSelect(event, id)}
            >
              {icon}
              <span>{label}</span>
              {unread > 0 && (
                <Corner>
                  <Badge count={unread} />
                </Corner>
              )}
            </Entry>
          </li>
        ))}
      </List>
      {end && <End>{end}</End>}
    </Rail>
  );
};
