import type { BoardFilter } from '@parvis/api/calls/town';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { InboxIcon } from '@parvis/ui/icons/InboxIcon';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import type { StaffBoardProps } from '@parvis/ui/screens/StaffBoard';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { CaseBanner } from '../cases/CaseBanner.tsx';
import { caseItem } from '../cases/caseItems.ts';
import { boardQuery } from '../data/boardQuery.ts';
import type { LiveStatus } from '../data/live/liveStream.ts';
import { caseQuery } from '../data/queries.ts';
import { useTexts } from '../texts/useTexts.ts';
import { boardFilterNames, countWords, withOpenCase } from './boardFilters.ts';

const drawIcon = iconDrawer(20);

/** Ages of cases are counted anew every minute. */
const useEveryMinute = (): void => {
  const [, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((minute) => minute + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
};

/** How long nobody types until what was typed is asked for, milliseconds. */
const SETTLED_AFTER = 250;

/** What was typed last, once nobody types any more; an empty field at once. */
const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed === '' ? '' : settled;
};

/** The list of the board: cases of the chosen filter that match the search. */
export function useStaffList(
  cuid: string,
  csid: string | undefined,
  live: LiveStatus,
): { props: StaffBoardProps['list']; unread: number } {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const [filter, setFilter] = useState<BoardFilter>('new');
  const [search, setSearch] = useState('');
  const asked = useSettled(search.trim());
  const board = useInfiniteQuery(boardQuery(cuid, { filter, search: asked }));
  const open = useQuery({ ...caseQuery('town', cuid, csid ?? ''), enabled: csid !== undefined });
  useEveryMinute();

  const pages = board.data?.pages;
  const counts = pages?.[0]?.counts;
  const searching = search.trim() !== '';
  const cases = pages?.flatMap(({ data }) => data);
  // The open case stays in sight when a step takes it out of the filter.
  const shown = cases && (searching ? cases : withOpenCase(cases, open.data ?? undefined));
  const nothing = filter === 'new' && !searching ? 'staff.empty.new' : 'staff.empty.filter';
  return {
    unread: counts?.waiting ?? 0,
    props: {
      texts: {
        title: t('staff.title'),
        search: t('staff.search'),
        searchPlaceholder: t('staff.search'),
        filters: t('staff.filter'),
      },
      search: { value: search, onChange: setSearch },
      searchKey: '/',
      filters: boardFilterNames.map((id) => ({
        id,
        label: t(`staff.filter.${id}`),
        count: countWords(counts?.[id]),
      })),
      filterId: searching ? undefined : filter,
      onFilter: (id) => {
        setFilter(id as BoardFilter);
        setSearch('');
      },
      notice: <CaseBanner live={live} simulation={false} />,
      cases: {
        label: t('staff.title'),
        items: shown?.map((one) =>
          caseItem(one, texts, { href: `/staff/${cuid}/${one.csid}`, side: 'town' }),
        ),
        currentId: csid,
        onSelect: (id) => navigate(`/staff/${cuid}/${id}`),
        renderIcon: drawIcon,
        empty: <EmptyState icon={<InboxIcon size={28} />} title={t(nothing)} text={t(`${nothing}.text`)} />,
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
