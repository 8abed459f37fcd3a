import type { AnswerOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import { CloseIcon } from '@parvis/ui/icons/CloseIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { QuestionnairePage } from '@parvis/ui/screens/QuestionnairePage';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type PlayProps, PlayQuestionnaire } from '../cases/PlayQuestionnaire.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { LeaveDrawer } from './LeaveDrawer.tsx';

type Question = AnswerOf<typeof mobileCalls.casesQuestion>[number];

export type ReportQuestionsProps = {
  title: string;
  place: string;
  question: UseQueryResult<Question | null>;
  onFinal: PlayProps['onFinal'];
  onLeave: () => void;
};

/** The category's questions as a page. Leaving asks first: answers would be lost. */
export const ReportQuestions = ({ title, place, question, onFinal, onLeave }: ReportQuestionsProps) => {
  const { t } = useTexts();
  const [leaving, setLeaving] = useState(false);
  const definition = question.data?.questionnaire;
  const failed = !definition && (question.isError || question.data === null);
  const page = (children: ReactNode, back: (() => void) | undefined) => (
    <QuestionnairePage
      texts={{ title, progress: '' }}
      subtitle={place}
      onBack={back ?? (definition ? () => setLeaving(true) : onLeave)}
      headerActions={
        <Button variant="quiet" iconOnly icon={<CloseIcon size={24} />} onClick={() => setLeaving(true)}>
          {t('report.quit')}
        </Button>
      }
      loading={!definition && !failed}
      instead={
        failed ? (
          <ErrorState
            title={t('report.failed')}
            text={t('report.failed.text')}
            onRetry={() => void question.refetch()}
          />
        ) : undefined
      }
    >
      {children}
    </QuestionnairePage>
  );
  return (
    <>
      {definition ? (
        <PlayQuestionnaire definition={definition} onFinal={onFinal}>
          {page}
        </PlayQuestionnaire>
      ) : (
        page(null, undefined)
      )}
      {leaving && <LeaveDrawer onLeave={onLeave} onStay={() => setLeaving(false)} />}
    </>
  );
};
