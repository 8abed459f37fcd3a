import { adminCalls } from '@parvis/api/calls/admin';
import { type CodeList, type ListedCode, PRINTED_MAX } from '@parvis/api/entities/codes';
import { displayDay, displayDaysAgo } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';
import { Button } from '@parvis/ui/parts/Button';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Toast } from '@parvis/ui/parts/Toast';
import { Codes } from '@parvis/ui/screens/Codes';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import {
  type CodeFilterId,
  codeFilters,
  codeTexts,
  countByFilter,
  filterCodes,
  findSharedPlaces,
  getStateTextId,
  isInService,
  searchCodes,
  selectPrintable,
} from './codeList.ts';
import { DeskToasts } from './DeskToasts.tsx';
import { PrintCodes } from './PrintCodes.tsx';
import { type CodeSelection, useCodeSelection } from './useCodeSelection.ts';
import { type DeskProps, useDeskPage } from './useDeskNav.tsx';

/** Rows per page. */
const PAGE_SIZE = 100;

const buildCodesQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['codes', cuid] as const,
    queryFn: async (): Promise<CodeList | null> =>
      (await client.call(adminCalls.codesGet, { cuid }))[0] ?? null,
  });

const formatCodeState = (
  { qrid, state, test, lastScan, replacedBy }: ListedCode,
  { t, locale }: TextStore,
): string =>
  [
    qrid,
    replacedBy ? t('codes.replacedBy', { code: replacedBy }) : t(getStateTextId(state)),
    test && t('codes.state.test'),
    lastScan && t('codes.lastScan', { day: displayDay(locale(), new Date(`${lastScan}T12:00:00`)) }),
  ]
    .filter(Boolean)
    .join(' · ');

/** Scans of a code out of service, and what to do. */
function formatStaleScans(
  { staleScans, replacedBy }: ListedCode,
  { t, locale }: TextStore,
): string | undefined {
  if (!staleScans) return undefined;
  const day = displayDaysAgo(locale(), new Date(`${staleScans.last}T12:00:00`));
  return t(replacedBy ? 'codes.staleScans.replaced' : 'codes.staleScans.out', {
    count: staleScans.count,
    day,
  });
}

/** Searches, filters and pages the codes. */
function useCodeRows(codes: readonly ListedCode[] | undefined, replacing: string | undefined) {
  const texts = useTexts();
  const { t } = texts;
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<CodeFilterId>('all');
  const [room, setRoom] = useState(PAGE_SIZE);
  const listed = filterCodes(searchCodes(codes ?? [], search), filter);
  const shared = findSharedPlaces(codes ?? []);
  return {
    listed,
    props: {
      search,
      onSearch: setSearch,
      filters: countByFilter(codes ?? []).map(({ id, count }) => ({ id, label: t(codeTexts[id]), count })),
      filter,
      onFilter: (id: string) => setFilter(codeFilters.find((one) => one === id) ?? 'all'),
      codes:
        codes &&
        listed.slice(0, room).map((code) => ({
          id: code.qrid,
          place: code.place,
          name: shared.has(code.place) ? code.qrid : undefined,
          state: formatCodeState(code, texts),
          inService: isInService(code),
          warning: formatStaleScans(code, texts),
          replacing: replacing === code.qrid,
        })),
      more:
        listed.length > room
          ? { label: t('codes.more'), onLoad: () => setRoom(room + PAGE_SIZE) }
          : undefined,
    },
  };
}

/** A replacement can be undone. */
const ReplacementToast = ({ notice, hideNotice }: Pick<CodeSelection, 'notice' | 'hideNotice'>) => {
  const { t } = useTexts();
  if (!notice) return null;
  return (
    <DeskToasts open={false}>
      <Toast
        tone={notice.failed ? 'problem' : undefined}
        onClose={hideNotice}
        action={
          notice.undo && (
            <Button variant="quiet" size="small" onClick={notice.undo}>
              {t('codes.replaced.undo')}
            </Button>
          )
        }
      >
        {t(notice.words)}
      </Toast>
    </DeskToasts>
  );
};

/** `/staff/{cuid}/codes`, for administrators. */
export const StaffCodes = (desk: DeskProps) => {
  const { t } = useTexts();
  const { cuid, cstmrLbl } = desk.role;
  const { data, isError, refetch } = useQuery(buildCodesQuery(cuid));
  const nav = useDeskPage(desk, 'codes', t('codes.title'));
  const selection = useCodeSelection(cuid, refetch);
  const rows = useCodeRows(data?.codes, selection.replacing);
  const chosen = [...selection.chosen];
  const { notPrintable, origin = location.origin } = data ?? {};
  const why = notPrintable === 'http' ? 'codes.http' : 'codes.private';
  return (
    <StaffPlace nav={nav}>
      <div>
        <Codes
          {...rows.props}
          texts={{
            title: t('codes.title'),
            text: t('codes.text'),
            search: t('codes.search'),
            filter: t('codes.filter'),
            chosen: chosen.length > 0 ? t('codes.chosen', { count: chosen.length }) : t('codes.chosen.none'),
            all: t('codes.choose'),
            none: t('codes.choose.none'),
            empty: t('codes.empty'),
            emptyText: t('codes.empty.text'),
            nothing: t('codes.nothing'),
            replace: t('codes.replace'),
            replaceOf: (place, name) =>
              name === undefined
                ? t('codes.replace.of', { place })
                : t('codes.replace.named', { place, code: name }),
          }}
          subtitle={cstmrLbl}
          chosen={chosen}
          onChoose={selection.choose}
          onChooseAll={(all) => selection.chooseOnly(all ? selectPrintable(rows.listed) : [])}
          onReplace={selection.replace}
          notice={notPrintable && t(why, { address: origin })}
          actions={
            chosen.length > 0 && (
              <PrintCodes
                cuid={cuid}
                codes={chosen}
                max={PRINTED_MAX}
                unfit={notPrintable ? { address: origin, why: notPrintable } : undefined}
              />
            )
          }
          failed={
            isError && !data ? (
              <ErrorState title={t('codes.failed')} onRetry={() => void refetch()} />
            ) : undefined
          }
          footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid }} />}
        />
      </div>
      <ReplacementToast {...selection} />
    </StaffPlace>
  );
};
