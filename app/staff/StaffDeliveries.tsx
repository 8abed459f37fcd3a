import { adminCalls } from '@parvis/api/calls/admin';
import { displayShortDay } from '@parvis/locales/dates';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Deliveries } from '@parvis/ui/screens/Deliveries';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { boardCountsQuery } from '../data/boardQuery.ts';
import { client } from '../data/client.ts';
import { withCount } from '../news/withCount.ts';
import { LegalFooter } from '../shell/LegalFooter.tsx';
import { titleOf, useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';
import {
  countsOf,
  daysOf,
  type Filter,
  fatesOf,
  fateWords,
  filters,
  filterWords,
} from './deliveryFigures.ts';
import { type DeskOf, useDeskNav } from './useDeskNav.tsx';

const figuresQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['deliveries', cuid] as const,
    queryFn: async () => (await client.call(adminCalls.deliveryGet, { cuid }))[0] ?? null,
  });

const NONE = { days: [], figures: [] };

/** `/staff/{cuid}/delivery`: what became of the messages of a customer, for its administrators. */
export const StaffDeliveries = (desk: DeskOf) => {
  const { t, locale } = useTexts();
  const [, navigate] = useLocation();
  const { role } = desk;
  const [filter, setFilter] = useState<Filter>('all');
  const { data, isError, refetch } = useQuery(figuresQuery(role.cuid));
  const unread = useQuery(boardCountsQuery(role.cuid)).data?.waiting ?? 0;
  const nav = useDeskNav(desk, 'settings', unread);
  useDocumentTitle(withCount(titleOf(t('deliveries.title'), role.cstmrLbl), unread));
  const figures = data ?? NONE;
  const counts = countsOf(figures);
  const days = daysOf(figures, filter);
  const most = Math.max(0, ...days.map(({ counts: { went, failed, other } }) => went + failed + other));
  return (
    <StaffPlace nav={nav}>
      <div>
        <Deliveries
          texts={{
            title: t('deliveries.title'),
            text: t('deliveries.text'),
            filter: t('deliveries.filter'),
            plot: `${t('deliveries.plot')} · ${t('deliveries.plot.most', { count: most })}`,
            fates: t('deliveries.fates'),
            fate: t('deliveries.fate'),
            count: t('deliveries.count'),
            table: t('deliveries.table'),
            day: t('deliveries.day'),
            groups: {
              went: t('deliveries.group.went'),
              failed: t('deliveries.group.failed'),
              other: t('deliveries.group.other'),
            },
            empty: t('deliveries.empty'),
            emptyText: t('deliveries.empty.text'),
            emptyWay: t('deliveries.empty.way'),
          }}
          subtitle={role.cstmrLbl}
          onBack={() => navigate(`/staff/${role.cuid}/settings`)}
          ways={filters.map((id) => ({ id, label: t(filterWords[id]), count: counts[id] }))}
          way={filter}
          onWay={(id) => setFilter(filters.find((one) => one === id) ?? 'all')}
          // Noon of a day is that day by every clock.
          days={
            data
              ? days.map(({ day, counts: of }) => ({
                  id: day,
                  label: displayShortDay(locale(), new Date(`${day}T12:00:00`)),
                  counts: of,
                }))
              : undefined
          }
          fates={fatesOf(figures, filter).map(({ fate, count }) => ({
            id: fate,
            label: t(fateWords[fate][0]),
            why: t(fateWords[fate][1]),
            count,
          }))}
          failed={
            isError && !data ? (
              <ErrorState title={t('deliveries.failed')} onRetry={() => void refetch()} />
            ) : undefined
          }
          footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid: role.cuid }} />}
        />
      </div>
    </StaffPlace>
  );
};
