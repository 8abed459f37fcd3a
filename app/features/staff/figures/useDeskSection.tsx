import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { deskFigureCalls } from '@parvis/api/calls/deskFigures';
import { DESK_PERIOD_MAX, type DeskAsk } from '@parvis/api/entities/deskFigures';
import { DAY } from '@parvis/locales/dates';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import type { FigureSection } from '@parvis/ui/screens/Figures';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { client } from '../../../lib/api/client.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { buildDeskSection, FIRST_ROWS } from './buildDeskSection.ts';
import { DeskControls } from './DeskControls.tsx';
import { buildDeskQuery, isComplete, parseDeskAsk } from './deskAddress.ts';
import { FiguresMail } from './FiguresMail.tsx';

const buildFiguresQuery = (cuid: string, ask: DeskAsk, isEnabled: boolean) =>
  queryOptions({
    queryKey: ['deskFigures', cuid, ask] as const,
    queryFn: async () => (await client.call(deskFigureCalls.figuresDesk, { cuid, body: ask }))[0] ?? null,
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });

const isTooLong = ({ from, until }: DeskAsk): boolean =>
  from !== undefined &&
  until !== undefined &&
  (Date.parse(until) - Date.parse(from)) / DAY >= DESK_PERIOD_MAX;

export interface DeskSectionState {
  readonly section: FigureSection | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Figures for managers; period and grouping are in the URL. */
export function useDeskSection(cuid: string): DeskSectionState {
  const texts = useTexts();
  const { t, locale } = texts;
  const [path, navigate] = useLocation();
  const ask = parseDeskAsk(useSearch());
  const [isWhole, setWhole] = useState(false);
  const isReady = isComplete(ask) && !isTooLong(ask);
  const { data, isError, refetch } = useQuery(buildFiguresQuery(cuid, ask, isReady));
  const show = (next: DeskAsk) => navigate(`${path}?${buildDeskQuery(next)}`, { replace: true });
  const retry = () => void refetch();
  const controls = (
    <DeskControls
      ask={ask}
      onAsk={show}
      isWrong={ask.from !== undefined && ask.until !== undefined && !isReady}
    />
  );
  const frame = { id: 'desk', title: t('desk.title'), text: t('desk.text'), filters: controls };
  if (!isReady) return { section: { ...frame, tables: [] }, isFailed: false, retry };
  if (!data) return { section: undefined, isFailed: isError, retry };
  const section = buildDeskSection(data, { by: ask.by, isWhole }, texts);
  const many = data.rows.length + (data.others ? 1 : 0);
  const sheet = `${fill(addresses.deskSheet.template, { cuid })}?${buildDeskQuery(ask)}&lang=${locale()}`;
  return {
    section: {
      ...section,
      filters: controls,
      actions: (
        <>
          {many > FIRST_ROWS && (
            <Button block variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? t('desk.less') : t('desk.all', { count: many })}
            </Button>
          )}
          <ButtonLink block variant="quiet" href={sheet} download>
            {t('desk.export')}
          </ButtonLink>
          <FiguresMail cuid={cuid} />
        </>
      ),
    },
    isFailed: isError,
    retry,
  };
}
