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
import { boardCountsQuery } from '../../lib/api/boardQuery.ts';
import { client } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { titleOf, useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { withCount } from '../notifications/news/withCount.ts';
import {
  type CodeFilterId,
  chosenAtOnce,
  codeFilters,
  codeWords,
  countsOfCodes,
  foundIn,
  isInService,
  ofFilter,
  sharedPlaces,
  wordOf,
} from './codeList.ts';
import { DeskToasts } from './DeskToasts.tsx';
import { adminHome } from './deskPlaces.ts';
import { PrintCodes } from './PrintCodes.tsx';
import { type DeskOf, useDeskNav } from './useDeskNav.tsx';

interface Told {
  readonly words: TextId;
  readonly failed?: true;
  readonly undo?: () => void;
}

/** Manages codes selected for printing; a replacement takes the selection over. */
function useCodeChoice(cuid: string, refresh: () => Promise<unknown>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [replacing, setReplacing] = useState<string>();
  const [told, setTold] = useState<Told>();
  const choose = (code: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, code] : [...before].filter((one) => one !== code)));
  const change = async (qrid: string, undo?: true): Promise<string | undefined> => {
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
  const putBack = async (old: string, made: string) => {
    const done = await change(old, true);
    if (done) choose(made, false);
    setTold(done ? { words: 'codes.undone' } : { words: 'codes.undo.failed', failed: true });
  };
  const replace = async (qrid: string) => {
    setReplacing(qrid);
    const made = await change(qrid);
    setReplacing(undefined);
    if (!made) return setTold({ words: 'codes.replaced.failed', failed: true });
    choose(qrid, false);
    choose(made, true);
    setTold({ words: 'codes.replaced.done', undo: () => void putBack(qrid, made) });
  };
  return {
    chosen,
    choose,
    chooseOnly: (codes: readonly string[]) => setChosen(new Set(codes)),
    replacing,
    replace: (qrid: string) => void replace(qrid),
    told,
    hear: () => setTold(undefined),
  };
}

/** Rows drawn at a time. */
const STEP = 100;

const codesQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['codes', cuid] as const,
    queryFn: async (): Promise<CodeList | null> =>
      (await client.call(adminCalls.codesGet, { cuid }))[0] ?? null,
  });

/** `/staff/{cuid}/codes`: QR codes, for administrators. */
export const StaffCodes = (desk: DeskOf) => {
  const { t, locale } = useTexts();
  const [, navigate] = useLocation();
  const { cuid, cstmrLbl } = desk.role;
  const { data, isError, refetch } = useQuery(codesQuery(cuid));
  const unread = useQuery(boardCountsQuery(cuid)).data?.waiting ?? 0;
  const nav = useDeskNav(desk, 'admin', unread);
  useDocumentTitle(withCount(titleOf(t('codes.title'), cstmrLbl), unread));
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<CodeFilterId>('all');
  const [room, setRoom] = useState(STEP);
  const choice = useCodeChoice(cuid, refetch);
  const found = foundIn(data?.codes ?? [], search);
  const listed = ofFilter(found, filter);
  const shared = sharedPlaces(data?.codes ?? []);
  const counts = countsOfCodes(data?.codes ?? []);
  const stateOf = ({ qrid, state, test, lastScan, replacedBy }: ListedCode): string =>
    [
      qrid,
      replacedBy ? t('codes.replacedBy', { code: replacedBy }) : t(wordOf(state)),
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
          onBack={() => navigate(adminHome(cuid))}
          search={search}
          onSearch={setSearch}
          filters={counts.map(({ id, count }) => ({ id, label: t(codeWords[id]), count }))}
          filter={filter}
          onFilter={(id) => setFilter(codeFilters.find((one) => one === id) ?? 'all')}
          codes={
            data
              ? listed.slice(0, room).map((code) => ({
                  id: code.qrid,
                  place: code.place,
                  name: shared.has(code.place) ? code.qrid : undefined,
                  state: stateOf(code),
                  inService: isInService(code),
                  replacing: choice.replacing === code.qrid,
                }))
              : undefined
          }
          more={
            listed.length > room ? { label: t('codes.more'), onLoad: () => setRoom(room + STEP) } : undefined
          }
          chosen={[...choice.chosen]}
          onChoose={choice.choose}
          onChooseAll={(all) => choice.chooseOnly(all ? chosenAtOnce(listed) : [])}
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
