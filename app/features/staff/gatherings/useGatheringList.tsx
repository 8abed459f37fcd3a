import type { StaffGathering } from '@parvis/api/entities/gathering';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import type { StaffBoardProps } from '@parvis/ui/screens/StaffBoard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { formatPeople, formatPeriod, getPictureUrl } from '../../gatherings/gatheringTexts.ts';
import { NO_PICTURE, renderGatheringIcon } from '../../gatherings/renderGatheringIcon.tsx';
import { buildStaffGatheringsQuery } from './staffGatherings.ts';

type Filter = 'open' | 'ended';
const getFilter = ({ state }: StaffGathering): Filter => (state === 'ended' ? 'ended' : 'open');

/** Pane beside the open discussion. */
export function useGatheringList(
  cuid: string,
  gthrId: string,
  onOpen: (gthrId: string) => void,
): StaffBoardProps['list'] {
  const texts = useTexts();
  const { t } = texts;
  const { data, isError, refetch } = useQuery(buildStaffGatheringsQuery(cuid));
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Filter>();
  const current = data?.find((one) => one.gthrId === gthrId);
  const filter = chosen ?? (current ? getFilter(current) : 'open');
  const words = search.trim().toLowerCase();
  const shown = data?.filter((one) =>
    words
      ? [one.title, one.placeLbl].some((text) => text?.toLowerCase().includes(words))
      : getFilter(one) === filter,
  );
  const count = (id: Filter) => data?.filter((one) => getFilter(one) === id).length;
  const total = shown && t('gatherings.desk.total', { count: shown.length });
  return {
    texts: {
      title: t('gatherings.desk.title'),
      search: t('gatherings.desk.search'),
      searchPlaceholder: t('gatherings.desk.search'),
      filters: t('gatherings.desk.filters'),
    },
    search: { value: search, onChange: setSearch },
    filters: [
      { id: 'open', label: t('gatherings.desk.open'), count: count('open') },
      { id: 'ended', label: t('gatherings.desk.ended'), count: count('ended') },
    ],
    filterId: words ? undefined : filter,
    onFilter: (id) => {
      setSearch('');
      setChosen(id === 'ended' ? 'ended' : 'open');
    },
    total: words ? undefined : total,
    found: words ? total : undefined,
    cases: {
      label: t('gatherings.desk.title'),
      currentId: gthrId,
      onSelect: onOpen,
      renderIcon: renderGatheringIcon,
      empty: <EmptyState title={t('gatherings.desk.none')} />,
      instead:
        isError && !data ? <ErrorState title={t('load.failed')} onRetry={() => void refetch()} /> : undefined,
      items: shown?.map((one) => ({
        id: one.gthrId,
        title: one.title,
        place: one.placeLbl ?? one.cstmrLbl,
        time: new Date(one.last),
        dateTime: one.last,
        status: one.waiting ? t('gatherings.desk.waiting', { count: one.waiting }) : formatPeriod(one, texts),
        attention: one.waiting !== undefined,
        lastText: formatPeople(one, texts),
        unread: one.unread ?? 0,
        icon: getPictureUrl('town', one, 'small') ?? NO_PICTURE,
        href: `/staff/${cuid}/${one.gthrId}`,
      })),
    },
  };
}
