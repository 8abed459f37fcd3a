import type { PollItem, PollText } from '@parvis/api/entities/poll';
import { displayDay } from '@parvis/locales/dates';
import { Button } from '@parvis/ui/parts/Button';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { ReportTexts } from '@parvis/ui/screens/PollReport';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { formatMany, type Places } from './describePoll.ts';
import { buildTextsQuery } from './pollQueries.ts';
import { RemoveTextDialog } from './RemoveTextDialog.tsx';

export type TextAnswersProps = {
  cuid: string;
  code: string;
  qstnId: string;
  item: PollItem;
  places: Places;
  mayRemove: boolean;
  onRemoved: () => void;
};

/** Moderators may remove a text. */
export const TextAnswers = ({ cuid, code, qstnId, item, places, mayRemove, onRemoved }: TextAnswersProps) => {
  const texts = useTexts();
  const { t, locale } = texts;
  const query = useInfiniteQuery(buildTextsQuery(cuid, code, qstnId, item.id));
  const [asked, setAsked] = useState<PollText>();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const written = data?.pages.flatMap((page) => page.data);
  const formatNote = ({ place, at }: PollText): string =>
    [
      place && (places.find((one) => one.code === place)?.label ?? place),
      at && displayDay(locale(), new Date(at)),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <ReportTexts
        title={t('pollDesk.texts.title', { name: item.lbl, many: formatMany(item.many, texts) })}
        texts={written?.map((one) => ({
          ...{ id: one.answer, text: one.txt, note: formatNote(one) },
          ...(mayRemove && {
            action: (textId: string) => (
              <Button variant="quiet" size="small" aria-describedby={textId} onClick={() => setAsked(one)}>
                {t('pollDesk.texts.remove')}
              </Button>
            ),
          }),
        }))}
        empty={t(item.many > 0 ? 'pollDesk.texts.gone' : 'pollDesk.texts.empty')}
        more={
          hasNextPage
            ? {
                label: t('pollDesk.texts.more'),
                loading: isFetchingNextPage,
                onLoad: () => void fetchNextPage(),
              }
            : undefined
        }
        failed={
          isError && !data ? (
            <ErrorState title={t('pollDesk.texts.failed')} onRetry={() => void refetch()} />
          ) : undefined
        }
      />
      {asked && (
        <RemoveTextDialog
          cuid={cuid}
          place={{ code, answer: asked.answer, qstnId, item: item.id }}
          txt={asked.txt}
          onDone={() => {
            setAsked(undefined);
            onRemoved();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
};
