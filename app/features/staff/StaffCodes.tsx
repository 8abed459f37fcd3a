import { adminCalls } from '@parvis/api/calls/admin';
import { type CodeList, type ListedCode, PRINTED_MAX } from '@parvis/api/entities/codes';
import type { TextId } from '@parvis/locales/areas';
import { displayDay } from '@parvis/locales/dates';
import { Button } from '@parvis/ui/parts/Button';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Toast } from '@parvis/ui/parts/Toast';
import { Codes } from '@parvis/ui/screens/Codes';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { getBoardCountsQuery } from '../../lib/api/boardQuery.ts';
import { client } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { formatTitle, useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { withCount } from '../notifications/news/withCount.ts';
import { getAdminUrl } from './adminUrls.ts';
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
import { type DeskProps, useDeskNav } from './useDeskNav.tsx';

interface CodeNotice {
  readonly words: TextId;
  readonly failed?: true;
  readonly undo?: () => void;
}

/** Manages codes selected for printing; a replacement takes the selection over. */
function useCodeSelection(cuid: string, refresh: () => Promise<unknown>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [replacing, setReplacing] = useState<string>();
  const [told, setTold] = useState<CodeNotice>();
  const selectCode = (code: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, code] : [...before].filter((one) => one !== code)));
  const requestReplacement = async (qrid: string, undo?: true): Promise<string | undefined> => {
    try {
      const [done] = await client.call(adminCalls.codesReplace, {
        cuid,
        body: { qrid, ...(undo && { undo }) },
      });
      await refresh();
      return done?.qrid;
    } catch {
      return undefined;
    }
  };
  const restoreCode = async (old: string, made: string) => {
    const done = await requestReplacement(old, true);
    if (done) selectCode(made, false);
    setTold(done ? { words: 'codes.undone' } : { words: 'codes.undo.failed', failed: true });
  };
  const replaceCode = async (qrid: string) => {
    setReplacing(qrid);
    const made = await requestReplacement(qrid);
    setReplacing(undefined);
    if (!made) return setTold({ words: 'codes.replaced.failed', failed: true });
    selectCode(qrid, false);
    selectCode(made, true);
    setTold({ words: 'codes.replaced.done', undo: () => void restoreCode(qrid, made) });
  };
  return {
    chosen,
    choose: selectCode,
    chooseOnly: (codes: readonly string[]) => setChosen(new Set(codes)),
    replacing,
    replace: (qrid: string) => void replaceCode(qrid),
    told,
    hear: () => setTold(undefined),
  };
}

/** Rows drawn at a time. */
const PAGE_SIZE = 100;

const buildCodesQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['codes', cuid] as const,
    queryFn: async (): Promise<CodeList | null> =>
      (await client.call(adminCalls.codesGet, { cuid }))[0] ?? null,
  });

/** `/staff/{cuid}/codes`: QR codes, for administrators. */
export const StaffCodes = (desk: DeskProps) => {
  const { t, locale } = useTexts();
  const [, navigate] = useLocation();
  const { cuid, cstmrLbl } = desk.role;
  const { data, isError, refetch } = useQuery(buildCodesQuery(cuid));
  const unread = useQuery(getBoardCountsQuery(cuid)).data?.waiting ?? 0;
  const nav = useDeskNav(desk, 'admin', unread);
  useDocumentTitle(withCount(formatTitle(t('codes.title'), cstmrLbl), unread));
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<CodeFilterId>('all');
  const [room, setRoom] = useState(PAGE_SIZE);
  const choice = useCodeSelection(cuid, refetch);
  const found = searchCodes(data?.codes ?? [], search);
  const listed = filterCodes(found, filter);
  const shared = findSharedPlaces(data?.codes ?? []);
  const counts = countByFilter(data?.codes ?? []);
  const formatState = ({ qrid, state, test, lastScan, replacedBy }: ListedCode): string =>
    [
      qrid,
      replacedBy ? t('codes.replacedBy', { code: replacedBy }) : t(getStateTextId(state)),
      test && t('codes.state.test'),
      lastScan && t('codes.lastScan', { day: displayDay(locale(), new Date(`${lastScan}T12:00:00`)) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const { notPrintable, origin = location.origin } = data ?? {};
  const why = notPrintable === 'http' ? 'codes.http' : 'codes.private';
  return (
    <StaffPlace nav={nav}>
      <div>
        <Codes
          texts={{
            title: t('codes.title'),
            text: t('codes.text'),
            search: t('codes.search'),
            filter: t('codes.filter'),
            chosen:
              choice.chosen.size > 0
                ? t('codes.chosen', { count: choice.chosen.size })
                : t('codes.chosen.none'),
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
          onBack={() => navigate(getAdminUrl(cuid))}
          search={search}
          onSearch={setSearch}
          filters={counts.map(({ id, count }) => ({ id, label: t(codeTexts[id]), count }))}
          filter={filter}
          onFilter={(id) => setFilter(codeFilters.find((one) => one === id) ?? 'all')}
          codes={
            data
              ? listed.slice(0, room).map((code) => ({
                  id: code.qrid,
                  place: code.place,
                  name: shared.has(code.place) ? code.qrid : undefined,
                  state: formatState(code),
                  inService: isInService(code),
                  replacing: choice.replacing === code.qrid,
                }))
              : undefined
          }
          more={
            listed.length > room
              ? { label: t('codes.more'), onLoad: () => setRoom(room + PAGE_SIZE) }
              : undefined
          }
          chosen={[...choice.chosen]}
          onChoose={choice.choose}
          onChooseAll={(all) => choice.chooseOnly(all ? selectPrintable(listed) : [])}
          onReplace={choice.replace}
          notice={notPrintable && t(why, { address: origin })}
          actions={
            choice.chosen.size > 0 && (
              <PrintCodes
                cuid={cuid}
                codes={[...choice.chosen]}
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
      {choice.told && (
        <DeskToasts open={false}>
          <Toast
            tone={choice.told.failed ? 'problem' : undefined}
            onClose={choice.hear}
            action={
              choice.told.undo && (
                <Button variant="quiet" size="small" onClick={choice.told.undo}>
                  {t('codes.replaced.undo')}
                </Button>
              )
            }
          >
            {t(choice.told.words)}
          </Toast>
        </DeskToasts>
      )}
    </StaffPlace>
  );
};
