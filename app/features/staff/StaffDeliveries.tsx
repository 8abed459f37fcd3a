import { adminCalls } from '@parvis/api/calls/admin';
import { displayShortDay } from '@parvis/locales/dates';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Deliveries } from '@parvis/ui/screens/Deliveries';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { getAdminUrl } from './adminUrls.ts';
import {
  countByDay,
  countByFate,
  countByFilter,
  type DeliveryFilter,
  deliveryFilters,
  fateTexts,
  filterTexts,
} from './deliveryFigures.ts';
import { type DeskProps, useDeskPage } from './useDeskNav.tsx';

const buildFiguresQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['deliveries', cuid] as const,
    queryFn: async () => (await client.call(adminCalls.deliveryGet, { cuid }))[0] ?? null,
  });

const NO_FIGURES = { days: [], figures: [] };

/** `/staff/{cuid}/delivery`, for administrators. */
export const StaffDeliveries = (desk: DeskProps) => {
  const { t, locale } = useTexts();
  const [, navigate] = useLocation();
  const { role } = desk;
  const [filter, setFilter] = useState<DeliveryFilter>('all');
  const { data, isError, refetch } = useQuery(buildFiguresQuery(role.cuid));
  const nav = useDeskPage(desk, 'delivery', t('deliveries.title'));
  const figures = data ?? NO_FIGURES;
  const counts = countByFilter(figures);
  const days = countByDay(figures, filter);
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
          onBack={() => navigate(getAdminUrl(role.cuid))}
          ways={deliveryFilters.map((id) => ({ id, label: t(filterTexts[id]), count: counts[id] }))}
          way={filter}
          onWay={(id) => setFilter(deliveryFilters.find((one) => one === id) ?? 'all')}
          // Noon avoids time-zone shifts.
          days={
            data
              ? days.map(({ day, counts: of }) => ({
                  id: day,
                  label: displayShortDay(locale(), new Date(`${day}T12:00:00`)),
                  counts: of,
                }))
              : undefined
          }
          fates={countByFate(figures, filter).map(({ fate, count }) => ({
            id: fate,
            label: t(fateTexts[fate][0]),
            why: t(fateTexts[fate][1]),
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
