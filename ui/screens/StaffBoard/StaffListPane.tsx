import { styled } from '@parvis/theme/css/stitches';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { ChevronIcon } from '../../icons/ChevronIcon.tsx';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { SearchIcon } from '../../icons/SearchIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { ChipRow } from '../../parts/ChipRow/ChipRow.tsx';
import { FilterChip } from '../../parts/FilterChip/FilterChip.tsx';
import { buttonBase, hoverEdge, visuallyHiddenStyle } from '../../parts/shared/buttonBase.ts';
import { focusRing } from '../../parts/shared/focusRing.ts';
import { KeyHint } from '../../parts/shared/KeyHint.tsx';
import { TextField } from '../../parts/TextField/TextField.tsx';
import { CaseList, type CaseListProps, ROW } from '../CaseList/CaseList.tsx';
import { MoreButton, type MoreEntries } from '../shared/MoreButton.tsx';
import { LIST, skipTarget } from '../shared/SkipLink.tsx';
import { ConditionRow, type ConditionRowProps } from './ConditionRow.tsx';

const Root = styled('div', { flexShrink: 0, padding: '$2 $4' });
const Press = styled('button', buttonBase, hoverEdge, focusRing, {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '$target',
  padding: '$1 $3',
  '@desk': { minBlockSize: '2.25rem', paddingBlock: 0 },
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

/** Filter for urgent cases. */
const UrgentLine = ({ label, pressed, onPress }: Urgent) => (
  <Root>
    <Press type="button" aria-pressed={pressed} onClick={onPress}>
      <WarningIcon size={20} />
      <span>{label}</span>
      {pressed ? <CloseIcon size={20} /> : <ChevronIcon size={20} />}
    </Press>
  </Root>
);

/** No list row would be visible. */
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
/** Everything scrolls without room. */
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
const Bar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '$2',
  padding: '0 $2 0 $4',
  hairline: 'blockEnd',
  // Replaced by the selection's bar.
  '@desk': { '&[data-covered]': { display: 'none' } },
});
const Tools = styled('div', {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  marginInlineStart: 'auto',
  '& > button': { paddingInline: '$2', fontSize: '$sm' },
  '@desk': { '& > button': { minBlockSize: '2.25rem' } },
});
const Total = styled('p', {
  margin: 0,
  color: '$mainBtnTxt2',
  fontSize: '$xs',
  lineHeight: '$snug',
});
/** A filter shows its total. */
const Found = styled('p', {
  margin: 0,
  padding: '$2 $4',
  color: '$mainBtnTxt2',
  fontSize: '$sm',
  lineHeight: '$snug',
  '&:empty': { padding: 0 },
  '&[data-silent]': visuallyHiddenStyle,
});
const Bulk = styled('div', {
  flexShrink: 0,
  hairline: 'blockEnd',
  '@phone': { order: 1, borderBlockEnd: 0, hairline: 'blockStart' },
});
const BelowList = styled('div', { paddingInline: '$4' });
/** With a hardware keyboard, if detectable. */
const SearchKey = styled(KeyHint, {
  display: 'none',
  '@media (hover: hover) and (pointer: fine)': { display: 'inline-block' },
});

export type StaffFilter = {
  id: string;
  label: string;
  /** Number, or "299+". */
  count?: number | string | undefined;
  unread?: number | undefined;
};

export type StaffListTexts = {
  title: string;
  search: string;
  searchPlaceholder: string;
  filters: string;
};

export type StaffListPaneProps = {
  texts: StaffListTexts;
  search: { value: string; onChange: (value: string) => void; maxLength?: number | undefined };
  filters: readonly StaffFilter[];
  filterId: string | undefined;
  onFilter: (id: string) => void;
  /** Above the list. */
  urgent?: Urgent | undefined;
  cases: Omit<CaseListProps, 'framed' | 'queue'>;
  /** Count of the active filter, in words. */
  total?: string | undefined;
  /** Conditions, order, saved views. */
  tools?: ReactNode;
  /** Removable conditions. */
  conditions?: ConditionRowProps | undefined;
  /** Announced; visible while searching. */
  found?: string | undefined;
  notice?: ReactNode;
  more?: MoreEntries | undefined;
  footer?: ReactNode;
  /** At a phone's foot. */
  bulk?: ReactNode;
  /** Its keyboard shortcut. */
  searchKey?: string | undefined;
  searchRef?: Ref<HTMLInputElement> | undefined;
};

/** An empty field is left. */
const clearOrLeave = (event: KeyboardEvent<HTMLInputElement>, search: StaffListPaneProps['search']) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  if (search.value === '') event.currentTarget.blur();
  else search.onChange('');
};

/** Arrow down moves from search to the first case. */
const focusFirstCase = (event: KeyboardEvent<HTMLElement>, listId: string) => {
  if (event.key !== 'ArrowDown') return;
  const row = document.getElementById(listId)?.querySelector<HTMLElement>(`li > ${ROW}`);
  if (!row) return;
  event.preventDefault();
  row.focus();
};

/** Search, filters and matching cases. */
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
    tools,
    conditions,
    found,
    notice,
    more,
    footer,
    bulk,
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
              clearOrLeave(event, search);
              focusFirstCase(event, listId);
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
        {(total || tools) && (
          <Bar data-covered={bulk ? '' : undefined}>
            {total && <Total>{total}</Total>}
            {tools && <Tools>{tools}</Tools>}
          </Bar>
        )}
        {conditions && conditions.entries.length > 0 && <ConditionRow {...conditions} />}
        <Found role="status" data-silent={search.value.trim() === '' || undefined}>
          {found}
        </Found>
        {notice}
        {bulk && <Bulk>{bulk}</Bulk>}
        <Scroll id={listId}>
          <CaseList queue {...cases} />
          {more && <MoreButton more={more} count={cases.items?.length} />}
          {footer && <BelowList>{footer}</BelowList>}
        </Scroll>
      </Column>
    </Pane>
  );
};
