import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { Slot } from '../../slots.ts';
import { useFrameTexts } from '../../texts.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { buttonBase } from '../shared/buttonBase.ts';
import { innerFocusRing } from '../shared/focusRing.ts';
import { isModifiedClick } from '../shared/isModifiedClick.ts';
import { type LinkElement, type LinkOverrides, mergeLinkProps } from '../shared/mergeLinkProps.ts';
import { UnreadDot } from '../shared/UnreadDot.tsx';

export type { LinkElement } from '../shared/mergeLinkProps.ts';

const Root = styled('nav', {
  minInlineSize: 0,
  minBlockSize: '$bottomBar',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  surface: 'footBg',
  hairline: 'blockStart',
  color: '$txt',
  '--pv-ring': '$colors$txt',
  '--pv-ringGround': '$colors$footBg',
});

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
  blockSize: '100%',
  maxInlineSize: '36rem',
  margin: '0 auto',
  padding: 8,
  listStyle: 'none',
  // Longest word wide at least; otherwise two rows.
  '& > li': { flex: '1 1 0', maxInlineSize: '100%', display: 'flex', overflowWrap: 'break-word' },
  // Five fit one row with hyphenated words.
  '& > li:first-child:nth-last-child(5), & > li:first-child:nth-last-child(5) ~ li': {
    minInlineSize: 0,
    marginInline: -3,
    fontSize: '0.65rem',
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '& > *': { fontSize: 'inherit', fontWeight: 'inherit', paddingInline: 0 },
  },
});

const Entry = styled('a', buttonBase, innerFocusRing, {
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: '3.875rem',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$1',
  padding: '$1 2px',
  borderRadius: '$control',
  fontSize: '$xs',
  lineHeight: '$tight',
  textAlign: 'center',
  textDecoration: 'none',
  '& > svg': { inlineSize: 'min(1.5rem, 40px)', blockSize: 'min(1.5rem, 40px)' },
  '&[aria-current]': { backgroundColor: '$navBtnBg', fontWeight: '$bold' },
  '@forced': { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

const Label = styled('span', {
  maxInlineSize: '100%',
});

const Corner = styled('span', {
  position: 'absolute',
  insetBlockStart: '$1',
  insetInline: 0,
  display: 'flex',
  lineHeight: 0,
  // Earlier if the count would overflow.
  '&::before': { content: '""', flex: '0 1 calc(50% + 0.375rem)' },
  '& > [data-kind]': {
    paddingInline: 'min(0.375rem, 6px)',
    fontSize: 'min(0.75rem, 18px)',
    boxShadow: '0 0 0 2px $colors$footBg',
  },
  '[aria-current] > & > [data-kind]': { boxShadow: '0 0 0 2px $colors$navBtnBg' },
});

export type BottomBarEntry = {
  id: string;
  label: string;
  icon: ReactNode;
  href?: string | undefined;
  /** Router link: `<Link to="/cases" />`. */
  render?: LinkElement | undefined;
  unread?: number | undefined;
  /** Shows a dot; still announces the number. Default `false`. */
  dot?: boolean | undefined;
};

export type BottomBarSlot = Slot<'BottomBar'>;

export type BottomBarProps = Omit<ComponentProps<'nav'>, 'onSelect'> & {
  entries: readonly BottomBarEntry[];
  currentId?: string | undefined;
  /** Without it, links navigate. */
  onSelect?: ((id: string) => void) | undefined;
  classNames?: Partial<Record<BottomBarSlot, string>> | undefined;
};

const getLinkProps = ({ href, render }: BottomBarEntry, given: LinkOverrides): object => {
  if (render) return mergeLinkProps(render, given);
  return { ...(href ? { href } : { as: 'button', type: 'button' }), ...given };
};

/** Phone navigation bar. Renders a `<nav>` with a list of links, or buttons without `href` and `render`. */
export const BottomBar = ({ entries, currentId, onSelect, classNames, ...rest }: BottomBarProps) => {
  const texts = useFrameTexts();
  const handleSelect = (event: MouseEvent, { id, render }: BottomBarEntry) => {
    if (!onSelect || isModifiedClick(event)) return;
    if (!render) event.preventDefault();
    onSelect(id);
  };
  return (
    <Root aria-label={texts.mainNavigation} {...rest}>
      <List>
        {entries.map((entry) => {
          const { id, label, icon, unread, dot } = entry;
          return (
            <li key={id}>
              <Entry
                {...getLinkProps(entry, {
                  className: classNames?.entry,
                  onClick: (event) => handleSelect(event, entry),
                })}
                aria-current={id === currentId ? 'page' : undefined}
                data-current={id === currentId || undefined}
              >
                {icon}
                <Label className={classNames?.label}>{label}</Label>
                {unread ? (
                  <Corner>{dot ? <UnreadDot count={unread} /> : <Badge count={unread} />}</Corner>
                ) : null}
              </Entry>
            </li>
          );
        })}
      </List>
    </Root>
  );
};
