import { styled } from '@parvis/theme/css/stitches';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  memo,
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
} from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx';
import { useUiTexts } from '../../texts.tsx';
import { useBeforePaint } from '../../useBeforePaint.ts';
import { Button } from '../Button/Button.tsx';
import { visuallyHiddenStyle } from '../shared/buttonBase.ts';
import { innerFocusRing } from '../shared/focusRing.ts';
import { type GroupPlace, type MessageListEntry, toRows } from './rows.ts';
import { useEntryWindow } from './useEntryWindow.ts';
import { useScrollAnchor } from './useScrollAnchor.ts';

export type { GroupPlace, MessageListEntry } from './rows.ts';

/** Focuses the log when the focused element disappears, such as the load-older button. */
const useKeepFocus = (log: RefObject<HTMLElement | null>) => {
  const focused = useRef<Element>(undefined);
  // React fires no event when a focused element disappears.
  useBeforePaint(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) log.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // Overlays restore focus themselves.
      if (currentTarget.contains(target)) focused.current = target;
    },
    onBlur: () => {
      focused.current = undefined;
    },
  };
};

const Frame = styled('div', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  // Large text scrolls the page instead.
  minBlockSize: '8rem',
  color: '$txt',
});

const Scroller = styled('div', {
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Continues a page-wide scroll.
  '[data-low] &': { overscrollBehavior: 'auto' },
  overflowAnchor: 'none',
  // Above the latest-messages button.
  scrollPaddingBlockEnd: '$space$16',
  ...innerFocusRing,
});

const Content = styled('div', {
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '52rem',
  marginInline: 'auto',
  marginBlockStart: 'auto',
  padding: '$4 12px',
  '@desk': { paddingInline: '$6' },
});

const List = styled('ol', { listStyle: 'none', margin: 0, padding: 0 });

const Item = styled('li', {
  paddingBlockStart: 3,
  borderRadius: '$bubble',
  // By a link, also after a press.
  '&:focus': { outline: '3px solid $colors$txt', outlineOffset: '2px' },
  variants: { first: { true: { paddingBlockStart: '$3' } } },
});

const Day = styled('li', {
  paddingBlock: '$4 $1',
  textAlign: 'center',
  fontSize: '$xs',
  '&:first-child': { paddingBlockStart: 0 },
});

const Jump = styled('div', {
  position: 'absolute',
  insetBlockEnd: '$space$3',
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '& > button': { pointerEvents: 'auto', borderRadius: '$round' },
});

const Announcer = styled('div', visuallyHiddenStyle);

export type MessageListProps<Entry extends MessageListEntry> = Omit<
  ComponentPropsWithRef<'div'>,
  'children'
> & {
  label: string;
  /** Oldest first. */
  entries: readonly Entry[];
  /** `place`: position in the group. */
  renderEntry: (entry: Entry, place: GroupPlace) => ReactNode;
  /** Load-older button. */
  before?: ReactNode;
  /** Notice or survey. */
  after?: ReactNode;
};

type EntryRowProps<Entry> = GroupPlace & {
  entry: Entry;
  renderEntry: (entry: Entry, place: GroupPlace) => ReactNode;
};

const PlainEntryRow = <Entry extends MessageListEntry>(props: EntryRowProps<Entry>) => {
  const { entry, renderEntry, first, last } = props;
  return (
    <Item data-entry={entry.id} first={first}>
      {renderEntry(entry, { first, last })}
    </Item>
  );
};

/** Skips arrivals and scrolling. */
const EntryRow = memo(PlainEntryRow) as typeof PlainEntryRow;

/**
 * Virtualised conversation that keeps the reader's place. Renders a `<div>` with a log (`<ol>`), a latest-messages
 * button and a live region.
 */
export const MessageList = <Entry extends MessageListEntry>(props: MessageListProps<Entry>) => {
  const { label, entries, renderEntry, before, after, ...rest } = props;
  const texts = useUiTexts();
  const { shown, ...stretch } = useEntryWindow(entries);
  const rows = useMemo(() => toRows(shown), [shown]);
  const place = useScrollAnchor(entries, shown, stretch);
  const { scroller, content, onScroll, onKeyDown, toEnd, unseen, away, news } = place;
  const focus = useKeepFocus(scroller);
  return (
    <Frame {...rest}>
      <Scroller
        ref={scroller}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        {...focus}
        role="log"
        aria-live="off"
        aria-label={label}
        tabIndex={0}
      >
        <Content ref={content}>
          {stretch.atStart && before}
          <List>
            {rows.map((row) =>
              row.kind === 'day' ? (
                <Day key={row.key}>{row.label}</Day>
              ) : (
                <EntryRow key={row.key} entry={row.entry} {...row.place} renderEntry={renderEntry} />
              ),
            )}
          </List>
          {after}
        </Content>
      </Scroller>
      {(away || unseen > 0) && (
        <Jump {...focus}>
          <Button icon={<ChevronDownIcon size={18} />} onClick={toEnd}>
            {unseen > 0 ? texts.newMessages(unseen) : texts.latestMessages}
          </Button>
        </Jump>
      )}
      <Announcer role="status" aria-live="polite">
        {news.text && <p key={news.id}>{news.text}</p>}
      </Announcer>
    </Frame>
  );
};
