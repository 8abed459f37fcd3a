import { iconDrawer } from '@parvis/ui/icons/byName';
import { InboxIcon } from '@parvis/ui/icons/InboxIcon';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import type { StaffBoardProps } from '@parvis/ui/screens/StaffBoard';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { CaseBanner } from '../cases/CaseBanner.tsx';
import { caseItem } from '../cases/caseItems.ts';
import type { LiveStatus } from '../data/live/liveStream.ts';
import { boardQuery } from '../data/queries.ts';
import { useTexts } from '../texts/useTexts.ts';
import {
  type BoardFilter,
  boardFilterNames,
  boardFilters,
  countByFilter,
  matchesSearch,
} from './boardFilters.ts';

const drawIcon = iconDrawer(20);

/** Ages of cases are counted anew every minute. */
const useEveryMinute = (): void => {
  const [, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((minute) => minute + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
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
  const board = useQuery(boardQuery(cuid));
  useEveryMinute();

  const cases = board.data ?? [];
  const counts = countByFilter(cases);
  const searching = search.trim() !== '';
  // The open case stays in sight when a step takes it out of the filter.
  const shown = cases.filter((one) =>
    searching ? matchesSearch(one, search) : one.csid === csid || boardFilters[filter](one),
  );
  const nothing = filter === 'new' && !searching ? 'staff.empty.new' : 'staff.empty.filter';
  return {
    unread: cases.filter(({ unread, mine, state }) => unread > 0 && (mine || state === 'open')).length,
    props: {
      texts: {
        title: t('staff.title'),
        search: t('staff.search'),
        searchPlaceholder: t('staff.search'),
        filters: t('staff.filter'),
      },
      search: { value: search, onChange: setSearch },
      searchKey: '/',
      filters: boardFilterNames.map((id) => ({ id, label: t(`staff.filter.${id}`), count: counts[id] })),
      filterId: searching ? undefined : filter,
      onFilter: (id) => {
        setFilter(id as BoardFilter);
        setSearch('');
      },
      notice: <CaseBanner live={live} simulation={false} />,
      cases: {
        label: t('staff.title'),
        items:
          board.data &&
          shown.map((one) => caseItem(one, texts, { href: `/staff/${cuid}/${one.csid}`, side: 'town' })),
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
    },
  };
}
