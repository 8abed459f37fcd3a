import { styled } from '@parvis/theme/css/stitches';
import { tellOnce } from '@parvis/theme/css/tellOnce';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { Slot } from '../../slots.ts';
import { Badge } from '../Badge/Badge.tsx';
import { getArrowStep } from '../shared/arrows.ts';
import { buttonBase, hoverEdge } from '../shared/buttonBase.ts';
import { innerFocusRing } from '../shared/focusRing.ts';
import { getFocusedElement } from '../shared/getFocusedElement.ts';
import { useControlled } from '../shared/useControlled.ts';

const TABS = '[role=tab]:not(:disabled)';
const ENDS: Readonly<Record<string, number>> = { Home: 0, End: -1 };

/** Tab of a key, wrapping. */
function findNextTab(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>(TABS)];
  const end = ENDS[event.key];
  if (end !== undefined) return tabs.slice(end)[0];
  const step = event.key === 'ArrowUp' || event.key === 'ArrowDown' ? 0 : getArrowStep(event);
  const focused = getFocusedElement(event.currentTarget);
  const at = tabs.findIndex((tab) => tab.contains(focused));
  return step === 0 || at < 0 ? undefined : tabs[(at + step + tabs.length) % tabs.length];
}

const Root = styled('div', { display: 'grid', gridTemplateColumns: '100%', gap: '$4', color: '$txt' });

const List = styled('div', {
  position: 'relative',
  display: 'flex',
  gap: '$1',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  hairline: 'blockEnd',
});

const Tab = styled('button', buttonBase, hoverEdge, innerFocusRing, {
  position: 'relative',
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: '$target',
  maxInlineSize: '100%',
  paddingInline: '$4',
  paddingBlock: '$2',
  borderStartStartRadius: '$radii$control',
  borderStartEndRadius: '$radii$control',
  fontSize: '$md',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& > svg': { flexShrink: 0 },
  // Selected or not.
  '& > span:first-of-type::after': {
    content: 'attr(data-words)',
    display: 'block',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: '$bold',
  },
  '&[data-selected]': { fontWeight: '$bold' },
  '&[data-selected]::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: '3px',
    borderRadius: '$round',
    backgroundColor: '$reportBtnBrdr',
  },
  '&:disabled': { opacity: 0.5 },
  '@forced': { '&[data-selected]::after': { backgroundColor: 'Highlight' } },
});

const Panel = styled('div', innerFocusRing, {
  borderRadius: '$control',
  '&:focus-visible': { outlineOffset: '4px' },
  '&[hidden]': { display: 'none' },
});

export type TabEntry = {
  id: string;
  label: string;
  icon?: ReactNode;
  unread?: number | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
};

export type TabsSlot = Slot<'Tabs'>;

export type TabsProps = Omit<ComponentProps<'div'>, 'onSelect' | 'children'> & {
  label: string;
  entries: readonly TabEntry[];
  selected?: string | undefined;
  /** Default: the first. */
  defaultSelected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  classNames?: Partial<Record<TabsSlot, string>> | undefined;
};

/** Tabs that arrows select; opened panels stay mounted. Renders a `<div>` with tablist and panels. */
export const Tabs = ({
  label,
  entries,
  selected,
  defaultSelected,
  onSelect,
  classNames,
  ...rest
}: TabsProps) => {
  const id = useId();
  const usable = entries.filter(({ disabled }) => !disabled);
  const first = usable[0]?.id ?? '';
  const [held, setSelected] = useControlled(selected, defaultSelected ?? first, onSelect);
  const isEntry = entries.some((entry) => entry.id === held);
  const current = isEntry || selected !== undefined ? held : first;
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (!opened.includes(current)) setOpened([...opened, current]);
  if (process.env.NODE_ENV !== 'production' && !isEntry && entries.length > 0)
    tellOnce(`"${held}" is no entry of Tabs: ${selected === undefined ? 'the first' : 'nothing'} is shown.`);
  const stop = usable.some((entry) => entry.id === current) ? current : first;
  // Id lists are space-separated.
  const getPanelId = (one: string) => `${id}-${encodeURIComponent(one)}`;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const tab = findNextTab(event);
    if (!tab) return;
    event.preventDefault();
    tab.focus();
    tab.click();
  };
  return (
    <Root {...rest}>
      <List className={classNames?.list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {entries.map(({ id: one, label: words, icon, unread = 0, disabled }) => (
          <Tab
            className={classNames?.tab}
            key={one}
            type="button"
            role="tab"
            id={`${getPanelId(one)}-tab`}
            aria-selected={one === current}
            aria-controls={opened.includes(one) ? getPanelId(one) : undefined}
            tabIndex={one === stop ? 0 : -1}
            data-selected={one === current || undefined}
            disabled={disabled}
            onFocus={({ currentTarget }) =>
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }
            onClick={() => setSelected(one)}
          >
            {icon}
            <span data-words={words}>{words}</span>
            <Badge count={unread} />
          </Tab>
        ))}
      </List>
      {entries
        .filter(({ id: one }) => opened.includes(one))
        .map(({ id: one, content }) => (
          <Panel
            className={classNames?.panel}
            key={one}
            role="tabpanel"
            id={getPanelId(one)}
            aria-labelledby={`${getPanelId(one)}-tab`}
            tabIndex={0}
            hidden={one !== current}
          >
            {content}
          </Panel>
        ))}
    </Root>
  );
};
