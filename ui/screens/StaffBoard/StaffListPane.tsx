import { styled } from '@parvis/theme/css/stitches';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { ChevronIcon } from '../../icons/ChevronIcon.tsx';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { SearchIcon } from '../../icons/SearchIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { ChipRow } from '../../parts/ChipRow/ChipRow.tsx';
import { FilterChip } from '../../parts/FilterChip/FilterChip.tsx';
import { buttonBase, hiddenVisually, hoverEdge } from '../../parts/shared/buttonBase.ts';
import { focusRing } from '../../parts/shared/focusRing.ts';
import { KeyHint } from '../../parts/shared/KeyHint.tsx';
import { TextField } from '../../parts/TextField/TextField.tsx';
import { CaseList, type CaseListProps } from '../CaseList/CaseList.tsx';
import { MoreButton, type MoreEntries } from '../shared/MoreButton.tsx';
import { LIST, skipTarget } from '../shared/SkipLink.tsx';

const Root = styled('div', { flexShrink: 0, padding: '$2 $4 0' });
/** In the colours of WarningMark, whose ground comes along with them. */
const Press = styled('button', buttonBase, hoverEdge, focusRing, {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '$target',
  padding: '$1 $3',
  border: '2px solid $colors$outlineEmergency',
  borderRadius: '$control',
  backgroundColor: '$bg1',
  color: '$txt',
  fontSize: '$sm',
  fontWeight: '$bold',
  lineHeight: '$snug',
  '& > span': { flex: '1 1 0', minInlineSize: 0 },
  '& > svg': { flexShrink: 0 },
  '& > svg:first-child': { color: '$outlineEmergency' },
  '&[aria-pressed=true]': { boxShadow: 'inset 0 0 0 2px $colors$outlineEmergency' },
  '@forced': { borderColor: 'CanvasText', '& > svg:first-child': { color: 'CanvasText' } },
});

type Urgent = { label: string; pressed: boolean; onPress: () => void };

/** What waits and must be seen before all else: a filter across the pane. Renders a `<button aria-pressed>`. */
const UrgentLine = ({ label, pressed, onPress }: Urgent) => (
  <Root>
    <Press type="button" aria-pressed={pressed} onClick={onPress}>
      <WarningIcon size={20} />
      <span>{label}</span>
      {pressed ? <CloseIcon size={20} /> : <ChevronIcon size={20} />}
    </Press>
  </Root>
);

/** So low, or its text so large, that what stands around the list would leave no row of it. */
const LOW = '@container (max-height: 30rem)';

const Pane = styled('section', {
  boxSizing: 'border-box',
  containerType: 'size',
  minBlockSize: 0,
  minInlineSize: 0,
  backgroundColor: '$mainBtnBg1',
  color: '$mainBtnTxt1',
  outline: 'none',
  '@desk': { hairline: 'inlineEnd' },
});
/** The list scrolls between what stands above and below it; where that leaves it no room, all of it scrolls. */
const Column = styled('div', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  [LOW]: { display: 'block', overflowY: 'auto' },
});
const Top = styled('div', { padding: '$3 $4 $1', hairline: 'blockEnd' });
const Scroll = styled('div', {
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  [LOW]: { overflowY: 'visible', overscrollBehavior: 'auto' },
});
const Total = styled('p', {
  margin: 0,
  padding: '$2 $4 $1',
  color: '$mainBtnTxt2',
  fontSize: '$xs',
  lineHeight: '$snug',
});
/** Of a search all read it; of a filter, whose total stands there, whoever listens. */
const Found = styled('p', {
  margin: 0,
  padding: '$2 $4',
  color: '$mainBtnTxt2',
  fontSize: '$sm',
  lineHeight: '$snug',
  '&:empty': { padding: 0 },
  '&[data-silent]': hiddenVisually,
});
const BelowList = styled('div', { paddingInline: '$4', hairline: 'blockStart' });
/** Where there is a keyboard, as far as a browser can tell. */
const SearchKey = styled(KeyHint, {
  display: 'none',
  '@media (hover: hover) and (pointer: fine)': { display: 'inline-block' },
});

export type StaffFilter = {
  id: string;
  label: string;
  /** How many cases it lists, or words for it: "299+". */
  count?: number | string | undefined;
  /** How many of its cases are unread: a dot, where there are any. */
  unread?: number | undefined;
};

export type StaffListTexts = {
  /** The heading of the board, read aloud. */
  title: string;
  search: string;
  searchPlaceholder: string;
  /** Name of the row of filters. */
  filters: string;
};

export type StaffListPaneProps = {
  /** Words of the pane. */
  texts: StaffListTexts;
  /** What is searched for, who hears of it, and how long it may be. */
  search: { value: string; onChange: (value: string) => void; maxLength?: number | undefined };
  /** The filters, with how many cases each lists. */
  filters: readonly StaffFilter[];
  /** The one filter that is on. */
  filterId: string | undefined;
  /** A filter was pressed; called with its id. */
  onFilter: (id: string) => void;
  /** What must be seen first, in words, as a filter of its own between the others and the list. */
  urgent?: Urgent | undefined;
  /** The cases that are shown. */
  cases: Omit<CaseListProps, 'framed'>;
  /** How many cases the filter that is on lists, in words, above the list. */
  total?: string | undefined;
  /** What a search or a filter has found, in words: spoken when it changes, and in sight while something is searched for. */
  found?: string | undefined;
  /** Above the list: offline notice. */
  notice?: ReactNode;
  /** There are more cases: loaded by a button after the list, or as soon as it is scrolled into sight. */
  more?: MoreEntries | undefined;
  /** A link of the footer, below the list. */
  footer?: ReactNode;
  /** The key that leads to the search field, shown in it. */
  searchKey?: string | undefined;
  /** Whether a key of this moment (milliseconds of the page) belongs to what somebody writes although no field has the focus. */
  isKeyWritten?: ((now: number) => boolean) | undefined;
  /** The search field, to focus it by a key. */
  searchRef?: Ref<HTMLInputElement>;
};

/** Escape empties the search field, and leaves it where it is empty. */
const emptyOrLeave = (event: KeyboardEvent<HTMLInputElement>, search: StaffListPaneProps['search']) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  if (search.value === '') event.currentTarget.blur();
  else search.onChange('');
};

/** From the search field, the arrow down leads to the first case. */
const toFirstCase = (event: KeyboardEvent<HTMLElement>, listId: string) => {
  if (event.key !== 'ArrowDown') return;
  const row = document.getElementById(listId)?.querySelector<HTMLElement>('li > a, li > button');
  if (!row) return;
  event.preventDefault();
  row.focus();
};

/** Search, filters and the cases they let through. Renders a `<section>`. */
export const StaffListPane = (props: StaffListPaneProps) => {
  const {
    texts,
    search,
    filters,
    filterId,
    onFilter,
    urgent,
    cases,
    total,
    found,
    notice,
    more,
    footer,
    searchKey,
    searchRef,
  } = props;
  const listId = useId();
  return (
    <Pane aria-label={texts.title} data-list="" {...skipTarget(LIST)}>
      <Column>
        <Top>
          <TextField
            ref={searchRef}
            type="search"
            label={texts.search}
            hideLabel
            icon={<SearchIcon size={20} />}
            end={searchKey && <SearchKey aria-hidden="true">{searchKey}</SearchKey>}
            aria-keyshortcuts={searchKey}
            placeholder={texts.searchPlaceholder}
            maxLength={search.maxLength}
            value={search.value}
            onChange={(event) => search.onChange(event.target.value)}
            onKeyDown={(event) => {
              emptyOrLeave(event, search);
              toFirstCase(event, listId);
            }}
            autoComplete="off"
          />
          {filters.length > 0 && (
            <ChipRow wrap aria-label={texts.filters}>
              {filters.map(({ id, label, ...numbers }) => (
                <FilterChip key={id} pressed={id === filterId} onClick={() => onFilter(id)} {...numbers}>
                  {label}
                </FilterChip>
              ))}
            </ChipRow>
          )}
        </Top>
        {urgent && <UrgentLine {...urgent} />}
        {total && <Total>{total}</Total>}
        <Found role="status" data-silent={search.value.trim() === '' || undefined}>
          {found}
        </Found>
        {notice}
        <Scroll id={listId}>
          <CaseList {...cases} />
          {more && <MoreButton more={more} count={cases.items?.length} />}
        </Scroll>
        {footer && <BelowList>{footer}</BelowList>}
      </Column>
    </Pane>
  );
};
