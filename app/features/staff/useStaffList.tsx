import { type BoardCounts, type BoardFilter, boardFilterSchema } from '@parvis/api/calls/board';
import { SEARCH_MAX } from '@parvis/api/constants';
import type { CaseSummary } from '@parvis/api/entities/case';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { InboxIcon } from '@parvis/ui/icons/InboxIcon';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import type { StaffBoardProps } from '@parvis/ui/screens/StaffBoard';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { getBoardFacetsQuery, getBoardQuery, getSavedViewsQuery } from '../../lib/api/boardQuery.ts';
import { getCaseQuery } from '../../lib/api/caseQueries.ts';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { ConnectionLine } from '../cases/CaseBanner.tsx';
import { buildCaseItem } from '../cases/caseItems.ts';
import { BoardTools } from './board/BoardTools.tsx';
import {
  type BoardView,
  buildBoardUrl,
  countConditions,
  createView,
  formatBoardView,
} from './board/boardAddress.ts';
import {
  boardViews,
  chipFilters,
  formatChipCount,
  formatDangerCount,
  formatTotal,
  formatViewCount,
  getUnread,
  insertOpenCase,
} from './board/boardFilters.ts';
import { describeConditions } from './board/describeConditions.ts';
import { findSavedView } from './board/savedViews.ts';
import { useBoardView } from './board/useBoardView.ts';
import { getSearchKey } from './commands/keyBindings.ts';
import { useKeySettings } from './commands/useKeySettings.ts';
import { getPageUrl } from './deskPages.ts';
import { buildDraftRows } from './draftRows.ts';
import { getDraftsQuery } from './drafts/draftQuery.ts';
import { formatPresence } from './presence/formatPresence.ts';
import { listPresent, usePresentPeople } from './presence/presentPeople.ts';
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

/** No service chip without a service. */
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

/** Filter for unhandled dangers. */
function buildDangerChip(
  counts: BoardCounts | undefined,
  texts: ReturnType<typeof useTexts>,
  pressed: boolean,
  onPress: () => void,
): StaffBoardProps['list']['urgent'] {
  const label = formatDangerCount(counts, texts) ?? (pressed ? texts.t('staff.dangers.none') : undefined);
  return label === undefined ? undefined : { label, pressed, onPress };
}

/** Keeps rows in place and the open case visible. */
function useBoardCases(cuid: string, csid: string | undefined, view: BoardView) {
  const [resets, setResets] = useState(0);
  const open = useQuery({ ...getCaseQuery('town', cuid, csid ?? ''), enabled: csid !== undefined });
  const board = useInfiniteQuery(getBoardQuery(cuid, view));
  const pages = board.data?.pages;
  const cases = pages?.flatMap(({ data }) => data);
  const loaded = board.isPlaceholderData ? undefined : cases;
  const name = `${formatBoardView(view)} ${resets}`;
  const { cases: placed, isKept } = useStablePositions({ cuid, view: name, csid }, loaded);
  const found = useResultAnnouncement(
    { filter: formatBoardView({ ...view, search: '' }), search: view.search },
    loaded?.length,
    board.hasNextPage,
  );
  const isPlain = view.search === '' && countConditions(view.where) === 0;
  return {
    board,
    counts: pages?.[0]?.counts,
    total: pages?.[0]?.total,
    shown: placed ? insertOpenCase(placed, open.data ?? undefined, view) : cases,
    /** The open case, if the filter excludes it. */
    isOutside: (one: CaseSummary) => isPlain && !isKept(one.csid) && !boardViews[view.filter].matches(one),
    found,
    left: loaded?.length ?? 0,
    first: loaded?.[0]?.csid,
    resetPositions: () => setResets((before) => before + 1),
  };
}

const getEmptyTextId = ({ filter, where }: BoardView, searching: boolean) => {
  if (searching) return 'staff.empty.search';
  return countConditions(where) > 0 ? 'staff.empty.filter' : boardViews[filter].emptyTextId;
};

/** Loads names only if there are conditions. */
function useConditions(cuid: string, view: BoardView, show: (view: BoardView) => void) {
  const texts = useTexts();
  const isSome = countConditions(view.where) > 0;
  const { data } = useQuery({ ...getBoardFacetsQuery(cuid), enabled: isSome });
  return {
    label: texts.t('staff.where.set'),
    remove: texts.t('staff.where.remove'),
    entries: describeConditions(view.where, data, texts).map(({ id, label, without }) => ({
      ...{ id, label },
      onRemove: () => show({ ...view, where: without }),
    })),
  };
}

export function useBoardList(
  cuid: string,
  csid: string | undefined,
  live: LiveStatus,
  crUid: string,
): {
  props: StaffBoardProps['list'];
  unread: number;
  csids: readonly string[];
  view: BoardView;
  count: string | undefined;
  focusSearch: () => void;
  /** Undefined with all rows loaded. */
  loadMore: (() => void) | undefined;
  left: number;
  /** Restarts the view, freshly sorted. */
  openFirst: () => void;
} {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const controls = useBoardView(cuid, csid);
  const { view, typed, setTyped, show } = controls;
  const { filter } = view;
  const keys = useKeySettings();
  const searchField = useRef<HTMLInputElement>(null);
  const searching = typed.trim() !== '';
  const { board, counts, total, shown, found, ...cases } = useBoardCases(cuid, csid, view);
  const conditions = useConditions(cuid, view, show);
  const { data: saved = [] } = useQuery(getSavedViewsQuery(cuid));
  const viewName = findSavedView(saved, view)?.name;
  useMinuteTick();

  const dangersOnly = filter === 'danger' && !searching;
  const selectFilter = (chosen: BoardFilter) => {
    const next = createView(chosen);
    if (formatBoardView(next) === formatBoardView(view)) cases.resetPositions();
    else show(next);
  };
  const { fetchNextPage } = board;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const { data: drafts } = useQuery(getDraftsQuery(cuid));
  const begun = buildDraftRows(texts, drafts);
  // Its draft is in the field.
  const getDraftRow = (one: CaseSummary) => (one.csid === csid ? undefined : begun.get(one.csid));
  const present = usePresentPeople();
  /** Shown beside the open case's field. */
  const getPresenceRow = (one: CaseSummary) =>
    one.csid !== csid && formatPresence(listPresent(present, one.csid, crUid), texts, true);
  const emptyTextId = getEmptyTextId(view, searching);
  return {
    unread: counts?.waiting ?? 0,
    csids: shown?.map((one) => one.csid) ?? [],
    count: searching ? undefined : formatViewCount(counts, filter, total),
    view,
    focusSearch: () => {
      searchField.current?.focus();
      searchField.current?.select();
    },
    loadMore: board.hasNextPage && !board.isFetchingNextPage ? loadMore : undefined,
    left: cases.left,
    openFirst: () => {
      cases.resetPositions();
      if (cases.first !== undefined) navigate(buildBoardUrl(cuid, view, cases.first));
    },
    props: {
      texts: {
        title: t('staff.title'),
        search: t('staff.search'),
        searchPlaceholder: t('staff.search.hint'),
        filters: t('staff.filter'),
      },
      search: { value: typed, onChange: setTyped, maxLength: SEARCH_MAX },
      searchKey: getSearchKey(keys),
      searchRef: searchField,
      filters: buildChips(counts, filter, texts),
      total: searching
        ? undefined
        : [viewName, formatTotal(counts, filter, texts, total)].filter(Boolean).join(' · '),
      tools: (
        <BoardTools cuid={cuid} controls={controls} onCounter={() => navigate(getPageUrl('new', cuid))} />
      ),
      conditions,
      found,
      filterId: searching ? undefined : filter,
      onFilter: (id) => selectFilter(boardFilterSchema.parse(id)),
      urgent: buildDangerChip(counts, texts, dangersOnly, () => selectFilter(dangersOnly ? 'all' : 'danger')),
      notice: <ConnectionLine live={live} />,
      cases: {
        label: t('staff.title'),
        items: shown?.map((one) => {
          const item = buildCaseItem(one, texts, {
            href: buildBoardUrl(cuid, view, one.csid),
            side: 'town',
          });
          const lastText = cases.isOutside(one)
            ? t('staff.row.outside')
            : getPresenceRow(one) || getDraftRow(one);
          return lastText === undefined ? item : { ...item, lastText };
        }),
        currentId: csid,
        busy: board.isPlaceholderData,
        onSelect: (id) => navigate(buildBoardUrl(cuid, view, id)),
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
