import { styled } from '@parvis/theme/css/stitches';
import type { MouseEvent, ReactNode } from 'react';
import { Badge } from '../../parts/Badge/Badge.tsx';
import { buttonBase, hoverEdge, visuallyHiddenStyle } from '../../parts/shared/buttonBase.ts';
import { innerFocusRing } from '../../parts/shared/focusRing.ts';
import { isModifiedClick } from '../../parts/shared/isModifiedClick.ts';
import { UnreadDot } from '../../parts/shared/UnreadDot.tsx';
import { Tooltip } from '../../parts/Tooltip/Tooltip.tsx';
import { useUiTexts } from '../../texts.tsx';

const List = styled('ul', {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr)',
  gap: 2,
  inlineSize: '100%',
});
const Entry = styled('a', buttonBase, hoverEdge, innerFocusRing, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: '$3',
  paddingBlock: '$1',
  borderRadius: '$control',
  fontSize: '$sm',
  lineHeight: '$tight',
  textDecoration: 'none',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '& > svg': { flexShrink: 0 },
  '&[aria-current]': { backgroundColor: '$navBtnBg', color: '$txt', fontWeight: '$bold' },
  '&[aria-current]::before': {
    content: '',
    position: 'absolute',
    insetBlock: '28%',
    insetInlineStart: 0,
    inlineSize: 3,
    borderRadius: '$round',
    backgroundColor: 'currentColor',
  },
  '&[data-narrow]': { justifyContent: 'center', paddingInline: 0 },
  '&[data-tall]': { minBlockSize: '$target', fontSize: '$md' },
  '@forced': { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
const Label = styled('span', {
  flex: '1 1 0',
  minInlineSize: 'min-content',
  '[data-narrow] > &': visuallyHiddenStyle,
});
/** Or at an icon's corner. */
const Mark = styled('span', {
  flexShrink: 0,
  lineHeight: 0,
  '[data-narrow] > &': {
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: 'calc(50% + 2px)',
    '& > [data-kind]': { minInlineSize: '1.125rem', minBlockSize: '1.125rem', paddingInline: 4 },
  },
});

export type StaffNavEntry = {
  id: string;
  label: string;
  icon: ReactNode;
  /** A button without it. */
  href?: string | undefined;
  /** Shown. */
  waiting?: number | undefined;
  /** Read with its number: "3 to decide". */
  waitingLabel?: string | undefined;
  /** Unread count, shown as a dot. */
  unread?: number | undefined;
};

type EntryMarkProps = Pick<StaffNavEntry, 'waiting' | 'waitingLabel' | 'unread'>;
const EntryMark = ({ waiting = 0, waitingLabel, unread = 0 }: EntryMarkProps) =>
  waiting + unread > 0 && (
    <Mark>{waiting > 0 ? <Badge count={waiting} label={waitingLabel} /> : <UnreadDot count={unread} />}</Mark>
  );

export type StaffNavListProps = {
  entries: readonly StaffNavEntry[];
  currentId?: string | undefined;
  onSelect: (id: string) => void;
  /** Labels become tooltips. */
  narrow?: boolean | undefined;
  /** For fingers. */
  tall?: boolean | undefined;
};

/** Navigation entries in a column. */
export const StaffNavList = ({ entries, currentId, onSelect, narrow, tall }: StaffNavListProps) => {
  const texts = useUiTexts();
  const handleSelect = (event: MouseEvent, id: string) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    onSelect(id);
  };
  return (
    <List>
      {entries.map(({ id, label, icon, href, waiting, waitingLabel, unread }) => {
        const marked = waiting || unread;
        const counted = marked && ((waiting && waitingLabel) || texts.unread(marked));
        const entry = (
          <Entry
            {...(href ? { href } : { as: 'button', type: 'button' })}
            aria-current={id === currentId ? 'page' : undefined}
            data-narrow={narrow || undefined}
            data-tall={tall || undefined}
            onClick={(event: MouseEvent) => handleSelect(event, id)}
          >
            {icon}
            <Label>{label}</Label>
            <EntryMark {...{ waiting, waitingLabel, unread }} />
          </Entry>
        );
        return (
          <li key={id}>
            {narrow ? (
              <Tooltip names text={[label, counted].filter(Boolean).join(' ')}>
                {entry}
              </Tooltip>
            ) : (
              entry
            )}
          </li>
        );
      })}
    </List>
  );
};
