import { styled } from '@parvis/theme/css/stitches';
import type { KeyboardEvent, ReactNode } from 'react';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';
import { useUiTexts } from '../../texts.tsx';
import type { RenderIcon } from '../shared/renderIcon.ts';
import { CaseRow } from './CaseRow.tsx';
import type { CaseItem, PressedBy } from './caseItem.ts';
import { QueueRow } from './QueueRow.tsx';
import { type CaseSelection, RowCheck } from './RowCheck.tsx';

const List = styled('ul', {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: '$mainBtnTxt1',
  '&[aria-busy]': { cursor: 'progress' },
  '& > li': { position: 'relative', hairline: 'blockEnd' },
  // The box stands in place of the icon.
  '& > li:has(> [role=checkbox]:is([data-on], :hover, :focus-visible)) [data-icon]': { visibility: 'hidden' },
  '@media (hover: hover)': { '& > li:has(> [role=checkbox]):hover [data-icon]': { visibility: 'hidden' } },
  variants: {
    framed: {
      true: {
        hairline: 'all',
        borderRadius: '$card',
        overflow: 'hidden',
        '& > li:last-child': { borderBlockEnd: 0 },
        // On a page: fewer rows, with two-line places.
        '& > li > *, & > div': { paddingBlock: '0.5rem', minBlockSize: '4.375rem' },
      },
    },
  },
});
const Picture = styled(Skeleton, { '&&&': { inlineSize: 40, blockSize: 40 } });
const Words = styled(Skeleton, { '&&&': { inlineSize: '80%' }, '&&&[data-at=title]': { inlineSize: '55%' } });
const Waiting = styled('div', {
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  columnGap: '$3',
  alignItems: 'center',
  minBlockSize: '4rem',
  paddingBlock: 5,
  paddingInline: '$4',
  backgroundColor: '$mainBtnBg1',
});

export type { CaseItem, CaseSelection, PressedBy };

export type CaseListProps = {
  label: string;
  /** Undefined while loading. */
  items: readonly CaseItem[] | undefined;
  currentId?: string | undefined;
  /** Called with id and input method. */
  onSelect: (id: string, by: PressedBy) => void;
  renderIcon?: RenderIcon | undefined;
  empty?: ReactNode;
  /** Replaces the list: an error. */
  instead?: ReactNode;
  /** Bordered, on a page; not in a pane. Default `false`. */
  framed?: boolean;
  /** Rows of the queue of staff: what and where in full, dense. Default `false`. */
  queue?: boolean;
  /** The list still shows the previous view's rows while the next ones load. Default `false`. */
  busy?: boolean;
  /** Rows of the queue can be selected. */
  selection?: CaseSelection | undefined;
};

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The row itself, beside its box. */
export const ROW = ':is(a, button):not([role=checkbox])';

const moveFocus = (event: KeyboardEvent<HTMLUListElement>) => {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(`li > ${ROW}`)];
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? rows.indexOf(focused) : -1;
  if (at < 0) return;
  event.preventDefault();
  rows[step(at, rows.length - 1)]?.focus();
};

const PLACEHOLDERS = ['1', '2', '3', '4', '5'];

const Placeholders = ({ framed }: { framed: boolean }) => {
  const texts = useUiTexts();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <List as="div" framed={framed} aria-hidden="true">
        {PLACEHOLDERS.map((key) => (
          <Waiting key={key}>
            <Picture />
            <div>
              <Words data-at="title" />
              <Words />
            </div>
          </Waiting>
        ))}
      </List>
    </div>
  );
};

/** List of cases with arrow-key navigation. Renders a `<ul>` of links or buttons. */
export const CaseList = (props: CaseListProps) => {
  const {
    label,
    items,
    currentId,
    onSelect,
    renderIcon,
    empty,
    instead,
    framed = false,
    queue = false,
    busy = false,
    selection,
  } = props;
  const RowView = queue ? QueueRow : CaseRow;
  if (instead) return instead;
  if (!items) return <Placeholders framed={framed} />;
  if (items.length === 0) return empty;
  return (
    <List role="list" framed={framed} aria-label={label} aria-busy={busy || undefined} onKeyDown={moveFocus}>
      {items.map((item) => (
        <li key={item.id} data-case={item.id} data-selected={selection?.selected.has(item.id) || undefined}>
          <RowView
            item={item}
            current={item.id === currentId}
            onSelect={selection?.picking ? (id) => selection.onToggle(id, false) : onSelect}
            renderIcon={renderIcon}
          />
          {selection && <RowCheck item={item} selection={selection} />}
        </li>
      ))}
    </List>
  );
};
