import type { BoardCounts, BoardFilter } from '@parvis/api/calls/board';
import { SEARCH_MAX } from '@parvis/api/constants';
import type { CaseSummary } from '@parvis/api/entities/case';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { InboxIcon } from '@parvis/ui/icons/InboxIcon';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import type { StaffBoardProps } from '@parvis/ui/screens/StaffBoard';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { getBoardQuery } from '../../lib/api/boardQuery.ts';
import { getCaseQuery } from '../../lib/api/caseQueries.ts';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { ConnectionLine } from '../cases/CaseBanner.tsx';
import { buildCaseItem } from '../cases/caseItems.ts';
import {
  boardViews,
  buildBoardUrl,
  chipFilters,
  formatChipCount,
  formatDangerCount,
  formatTotal,
  getUnread,
  insertOpenCase,
  parseFilter,
} from './boardFilters.ts';
import { useDeskSettings } from './deskSettings.ts';
import { buildDraftRows } from './draftRows.ts';
import { shortcutSuppressor } from './shortcutSuppressor.ts';
import { useResultAnnouncement } from './useResultAnnouncement.ts';
import { useStablePositions } from './useStablePositions.ts';

const drawIcon = iconDrawer(20);

/** Refreshes displayed ages. */
const useMinuteTick = (): void => {
  const [, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((minute) => minute + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
};

/** Milliseconds. */
const SEARCH_DEBOUNCE = 250;

/** Debounces; an empty field takes effect at once. */
const useDebounced = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed === '' ? '' : settled;
};

/** Without a service of their own, staff read no chip for it. */
const buildChips = (
  counts: BoardCounts | undefined,
  filter: BoardFilter,
  texts: ReturnType<typeof useTexts>,
) =>
  chipFilters
    .filter((id) => id !== 'service' || filter === id || counts?.service !== undefined)
    .map((id) => ({
      id,
      label: texts.t(`staff.filter.${id}`),
      count: formatChipCount(counts, id),
      unread: getUnread(counts, id),
    }));

/** Toggles the filter for unhandled dangers. */
function buildDangerChip(
  counts: BoardCounts | undefined,
  texts: ReturnType<typeof useTexts>,
  pressed: boolean,
  onPress: () => void,
): StaffBoardProps['list']['urgent'] {
  const label = formatDangerCount(counts, texts) ?? (pressed ? texts.t('staff.dangers.none') : undefined);
  return label === undefined ? undefined : { label, pressed, onPress };
}

type BoardView = { cuid: string; csid: string | undefined; filter: BoardFilter; search: string };

/** Loads the cases of a board. Rows keep their place; the open case stays visible. */
function useBoardCases({ cuid, csid, filter, search }: BoardView) {
  const [resets, setResets] = useState(0);
  const open = useQuery({ ...getCaseQuery('town', cuid, csid ?? ''), enabled: csid !== undefined });
  const asked = useDebounced(search);
  const board = useInfiniteQuery(getBoardQuery(cuid, { filter, search: asked }));
  const pages = board.data?.pages;
  const cases = pages?.flatMap(({ data }) => data);
  const loaded = board.isPlaceholderData ? undefined : cases;
  const view = `${filter} ${asked} ${resets}`;
  const { cases: placed, isKept } = useStablePositions({ cuid, view, csid }, loaded);
  const found = useResultAnnouncement({ filter, search: asked }, loaded?.length, board.hasNextPage);
  const searching = search !== '';
  return {
    board,
    counts: pages?.[0]?.counts,
    shown: searching || !placed ? (placed ?? cases) : insertOpenCase(placed, open.data ?? undefined, filter),
    /** The open case, where its filter does not match. */
    isOutside: (one: CaseSummary) => !searching && !isKept(one.csid) && !boardViews[filter].matches(one),
    found,
    resetPositions: () => setResets((before) => before + 1),
  };
}

/** Manages the board's list, filter and search. */
export function useBoardList(
  cuid: string,
  csid: string | undefined,
  live: LiveStatus,
): { props: StaffBoardProps['list']; unread: number; csids: readonly string[] } {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const filter = parseFilter(useSearch());
  const { keys } = useDeskSettings();
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const searching = search !== '';
  const { board, counts, shown, found, ...cases } = useBoardCases({ cuid, csid, filter, search });
  useMinuteTick();

  const dangersOnly = filter === 'danger' && !searching;
  const selectFilter = (chosen: BoardFilter) => {
    setTyped('');
    if (chosen === filter) cases.resetPositions();
    else navigate(buildBoardUrl(cuid, chosen, csid));
  };
  const begun = buildDraftRows(texts);
  // Its draft is in the field.
  const getDraftRow = (one: CaseSummary) => (one.csid === csid ? undefined : begun.get(one.csid));
  const emptyTextId = searching ? 'staff.empty.search' : boardViews[filter].emptyTextId;
  return {
    unread: counts?.waiting ?? 0,
    csids: shown?.map((one) => one.csid) ?? [],
    props: {
      texts: {
        title: t('staff.title'),
        search: t('staff.search'),
        searchPlaceholder: t('staff.search.hint'),
        filters: t('staff.filter'),
      },
      search: { value: typed, onChange: setTyped, maxLength: SEARCH_MAX },
      searchKey: keys ? '/' : undefined,
      isKeyWritten: shortcutSuppressor.shouldIgnore,
      filters: buildChips(counts, filter, texts),
      total: searching ? undefined : formatTotal(counts, filter, texts),
      found,
      filterId: searching ? undefined : filter,
      onFilter: (id) => selectFilter(id as BoardFilter),
      urgent: buildDangerChip(counts, texts, dangersOnly, () => selectFilter(dangersOnly ? 'all' : 'danger')),
      notice: <ConnectionLine live={live} />,
      cases: {
        label: t('staff.title'),
        items: shown?.map((one) => {
          const item = buildCaseItem(one, texts, {
            href: buildBoardUrl(cuid, filter, one.csid),
            side: 'town',
          });
          const lastText = cases.isOutside(one) ? t('staff.row.outside') : getDraftRow(one);
          return lastText === undefined ? item : { ...item, lastText };
        }),
        currentId: csid,
        onSelect: (id) => navigate(buildBoardUrl(cuid, filter, id)),
        renderIcon: drawIcon,
        empty: (
          <EmptyState icon={<InboxIcon size={28} />} title={t(emptyTextId)} text={t(`${emptyTextId}.text`)} />
        ),
        instead:
          board.isError && !board.data ? (
            <ErrorState
              title={t('load.failed')}
              text={t('load.failed.text')}
              onRetry={() => void board.refetch()}
            />
          ) : undefined,
      },
      more: board.hasNextPage
        ? {
            label: t('staff.more'),
            loading: board.isFetchingNextPage,
            onLoad: () => void board.fetchNextPage(),
          }
        : undefined,
    },
  };
}
