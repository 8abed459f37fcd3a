import { styled } from '@parvis/theme/css/stitches';
import type { KeyboardEvent, ReactNode } from 'react';

/** Six tabs need smaller text, and wrap when enlarged. */
const NARROW = '@media (max-width: 479px)';

const Root = styled('nav', {
  position: 'relative',
  surface: 'hdrBg',
  color: '$txt',
  overflow: 'auto',
  '@phone': { position: 'sticky', insetBlockStart: 0, zIndex: 5, hairline: 'blockEnd' },
  '@short': { position: 'static' },
  '@desk': { hairline: 'inlineEnd' },
});
const List = styled('div', {
  display: 'flex',
  gap: '$1',
  padding: '$2',
  '@phone': { minInlineSize: 'max-content' },
  [NARROW]: { flexWrap: 'wrap', gap: 0, padding: '$1 0', minInlineSize: 0 },
  '@desk': { flexDirection: 'column', inlineSize: '5.5rem' },
});

const Tab = styled('button', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  flex: '0 0 auto',
  minInlineSize: '4.5rem',
  minBlockSize: '3.5rem',
  padding: '$1',
  border: 0,
  borderRadius: '$control',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '$xs',
  lineHeight: '$tight',
  cursor: 'pointer',
  '&[aria-selected=true]': { backgroundColor: '$btn1Bg', color: '$btn1Fill', fontWeight: '$bold' },
  '&[aria-selected=true]:not(:focus-visible)': {
    boxShadow: 'inset 0 0 0 1px var(--pv-edges-btn1Bg)',
  },
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '-4px' },
  '&[aria-selected=true]:focus-visible': { outlineColor: '$colors$btn1Fill' },
  '@media (hover: hover)': { '&:not([aria-selected=true]):hover': { backgroundColor: '$navBtnBg' } },
  [NARROW]: {
    flex: '1 0 auto',
    minInlineSize: '2.75rem',
    minBlockSize: '3.25rem',
    paddingInline: 3,
    fontSize: '0.6875rem',
    letterSpacing: '-0.01em',
  },
  '@forced': { '&[aria-selected=true]': { outline: '2px solid Highlight' } },
});

const Count = styled('span', {
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: '$2',
  minInlineSize: '1.25rem',
  paddingInline: 4,
  borderRadius: '$round',
  backgroundColor: '$txt',
  color: '$bg1',
  fontSize: '0.75rem',
  fontWeight: '$bold',
  lineHeight: '1.25rem',
});

type TabItem<Id extends string> = {
  id: Id;
  label: string;
  icon: ReactNode;
  /** None for zero. */
  count?: number | undefined;
};

export type TabsProps<Id extends string> = {
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onValueChange: (id: Id) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export const getTabId = (id: string): string => `studio-tab-${id}`;
export const getPanelId = (id: string): string => `studio-panel-${id}`;

/** Arrows, Home, End; else undefined. */
const findTarget = (key: string, at: number, count: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const by = STEPS[key];
  return by === undefined ? undefined : (at + by + count) % count;
};

export function Tabs<Id extends string>({ label, items, value, onValueChange }: TabsProps<Id>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = items.findIndex(({ id }) => id === value);
    const next = items[findTarget(event.key, at, items.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onValueChange(next.id);
    document.getElementById(getTabId(next.id))?.focus();
  };
  return (
    <Root aria-label={label}>
      <List role="tablist" aria-label={label} onKeyDown={move}>
        {items.map(({ id, label: name, icon, count }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={getTabId(id)}
            title={name}
            aria-selected={id === value}
            aria-controls={id === value ? getPanelId(id) : undefined}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onValueChange(id)}
          >
            {icon}
            <span>{name}</span>
            {count ? <Count>{count}</Count> : null}
          </Tab>
        ))}
      </List>
    </Root>
  );
}
