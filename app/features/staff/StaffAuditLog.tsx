import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { adminCalls } from '@parvis/api/calls/admin';
import type { TrailEntry, TrailPage } from '@parvis/api/entities/trail';
import { displayDayHeading, displayTime } from '@parvis/locales/dates';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { Trail } from '@parvis/ui/screens/Trail';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { getAdminUrl } from './adminUrls.ts';
import {
  type AuditLogFilter,
  auditLogFilters,
  buildFilterParams,
  countCases,
  EVERYBODY,
  getActionTextId,
  getFilterTextId,
  getOriginTextId,
  groupByDay,
  OPERATOR_ONLY,
} from './auditLog.ts';
import { type DeskProps, useDeskPage } from './useDeskNav.tsx';

const EMPTY_PAGE: TrailPage = { entries: [], people: [], months: 12 };

const buildAuditLogQuery = (cuid: string, filter: AuditLogFilter, person: string) =>
  infiniteQueryOptions({
    queryKey: ['trail', cuid, filter, person] as const,
    queryFn: async ({ pageParam: before }): Promise<TrailPage> => {
      const body = { ...buildFilterParams(filter, person), ...(before !== undefined && { before }) };
      return (await client.call(adminCalls.trailGet, { cuid, body }))[0] ?? EMPTY_PAGE;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  });

function useAuditRows() {
  const { t, locale } = useTexts();
  return ({ id, at, about, details, ...entry }: TrailEntry) => {
    const what = getActionTextId(entry);
    const count = countCases({ ...entry, about });
    const via = getOriginTextId(entry.via);
    return {
      id: String(id),
      at,
      time: displayTime(locale(), new Date(at)),
      what: what ? t(what) : entry.what,
      who: entry.name ?? (via ? t(via) : entry.via),
      ...(about !== undefined && { about: count === undefined ? about : t('trail.cases', { count }) }),
      ...(details && { details }),
    };
  };
}

/** By day, paginated. */
function useAuditLog(cuid: string, filter: AuditLogFilter, person: string) {
  const { t, locale } = useTexts();
  const buildRow = useAuditRows();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(buildAuditLogQuery(cuid, filter, person));
  return {
    // Noon avoids time-zone shifts.
    days: data
      ? groupByDay(data.pages.flatMap(({ entries }) => entries)).map(({ id, entries }) => ({
          id,
          label: displayDayHeading(locale(), new Date(`${id}T12:00:00`), t('trail.today')),
          rows: entries.map(buildRow),
        }))
      : undefined,
    more: hasNextPage
      ? {
          label: t(isFetchNextPageError ? 'trail.more.failed' : 'trail.more'),
          loading: isFetchingNextPage,
          onLoad: () => void fetchNextPage(),
        }
      : undefined,
    failed:
      isError && !data ? <ErrorState title={t('trail.failed')} onRetry={() => void refetch()} /> : undefined,
  };
}

/** `/staff/{cuid}/trail`, for administrators. */
export const StaffAuditLog = (desk: DeskProps) => {
  const { t, locale } = useTexts();
  const [, navigate] = useLocation();
  const { cuid, cstmrLbl } = desk.role;
  const [filter, setFilter] = useState<AuditLogFilter>('all');
  const [person, setPerson] = useState(EVERYBODY);
  const all = useInfiniteQuery(buildAuditLogQuery(cuid, 'all', EVERYBODY)).data?.pages.at(-1);
  const log = useAuditLog(cuid, filter, person);
  const nav = useDeskPage(desk, 'trail', t('trail.title'));
  const { people, months } = all ?? EMPTY_PAGE;
  const query = new URLSearchParams({ ...buildFilterParams(filter, person), lang: locale() });
  return (
    <StaffPlace nav={nav}>
      <div>
        <Trail
          {...log}
          texts={{
            title: t('trail.title'),
            text: t('trail.text', { count: months }),
            filter: t('trail.filter'),
            person: t('trail.person'),
            empty: t('trail.empty'),
            emptyText: t('trail.empty.text'),
            nothing: t('trail.nothing'),
          }}
          subtitle={cstmrLbl}
          onBack={() => navigate(getAdminUrl(cuid))}
          kinds={auditLogFilters.map((id) => ({ id, label: t(getFilterTextId(id)) }))}
          kind={filter}
          onKind={(id) => setFilter(auditLogFilters.find((one) => one === id) ?? 'all')}
          people={[
            { id: EVERYBODY, label: t('trail.person.all') },
            { id: OPERATOR_ONLY, label: t('trail.person.operator') },
            ...people.map(({ rlid, name }) => ({ id: rlid, label: name })),
          ]}
          person={person}
          onPerson={setPerson}
          actions={
            <ButtonLink
              block
              variant="quiet"
              href={`${fill(addresses.trailSheet.template, { cuid })}?${query}`}
              download
            >
              {t('trail.export')}
            </ButtonLink>
          }
          footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid }} />}
        />
      </div>
    </StaffPlace>
  );
};
