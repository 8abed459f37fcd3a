import { displayAge } from '@parvis/locales/dates';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { BoardDay } from '@parvis/ui/screens/BoardDay';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { getBoardDayQuery } from '../../../lib/api/boardQuery.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { buildBoardUrl, createView } from './boardAddress.ts';

/** Waiting and done today, where no case is open. */
export const DayOverview = ({ cuid, notice }: { cuid: string; notice?: ReactNode }) => {
  const { t, locale } = useTexts();
  const [, navigate] = useLocation();
  const { data: day, isError, refetch } = useQuery(getBoardDayQuery(cuid));
  const longest = day?.longest;
  if (isError && !day)
    return (
      <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={() => void refetch()} />
    );
  const title = longest?.ccatLbls.at(-1) ?? '';
  return (
    <BoardDay
      title={t('staff.day')}
      notice={notice}
      numbers={
        day
          ? [
              { id: 'new', label: t('staff.day.new'), value: String(day.new) },
              { id: 'waiting', label: t('staff.day.waiting'), value: String(day.waiting) },
              ...(day.late === undefined
                ? []
                : [{ id: 'late', label: t('staff.day.late'), value: String(day.late) }]),
              { id: 'answered', label: t('staff.day.answered'), value: String(day.answered) },
              ...(day.answerMinutes === undefined
                ? []
                : [
                    {
                      id: 'minutes',
                      label: t('staff.day.minutes'),
                      value: t('staff.day.minutes.value', { count: day.answerMinutes }),
                    },
                  ]),
              { id: 'reopened', label: t('staff.day.reopened'), value: String(day.reopened) },
            ]
          : undefined
      }
      longest={
        longest?.waitingSince && (
          <ButtonLink
            variant="quiet"
            href={buildBoardUrl(cuid, createView('all', { sort: 'waiting' }), longest.csid)}
            onClick={(event) => {
              event.preventDefault();
              navigate(buildBoardUrl(cuid, createView('all', { sort: 'waiting' }), longest.csid));
            }}
          >
            {t('staff.day.longest', {
              what: `${title} ${t('case.number', { nbr: longest.caseNbr })}`,
              age: displayAge(locale(), new Date(longest.waitingSince)),
            })}
          </ButtonLink>
        )
      }
      services={
        day
          ? {
              caption: t('staff.day.services'),
              head: [
                t('staff.day.service'),
                t('staff.day.new'),
                t('staff.day.waiting'),
                t('staff.filter.all'),
              ],
              rows: day.services.map((one) => ({
                id: one.gcatCode,
                label: one.lbl,
                cells: [one.new, one.waiting, one.open],
              })),
            }
          : undefined
      }
      hint={t('staff.choose')}
    />
  );
};
