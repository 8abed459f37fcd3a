import type { CustomerInfo } from '@parvis/api/entities/customer';
import { entriesOf } from '@parvis/questionnaire/engine/regroup';
import { sendQuestion } from '@parvis/questionnaire/flows/sendReport';
import { saidEntries, withLastQuestion } from '@parvis/questionnaire/flows/withLastQuestion';
import type { Played } from '@parvis/questionnaire/model/played';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { withLetters } from '@parvis/questionnaire/model/withLetters';
import { Button } from '@parvis/ui/parts/Button';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Progress } from '@parvis/ui/parts/Progress';
import { ReportReview } from '@parvis/ui/screens/ReportStart';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { usePlay } from '../../questionnaire/PlayQuestionnaire.tsx';
import { formatReportLines } from '../../questionnaire/textResolver.ts';
import { DetailField, validateDetail } from '../../report/DetailField.tsx';
import { buildQuestionQuery } from '../../report/questionQuery.ts';
import { createReportDraft } from '../../report/reportDraft.ts';

export interface CounterAnswers {
  readonly id: string;
  readonly questionnaireId: string;
  readonly played: Played;
  /** Once the answers are stored. */
  readonly clear: () => void;
}

/** @returns whether all are answered */
export type EndQuestions = () => boolean;

interface QuestionsProps {
  cuid: string;
  crUid: string;
  ccatCode: string;
  category: string;
  place: string | undefined;
  config: CustomerInfo | undefined;
  end: RefObject<EndQuestions | undefined>;
  onAnswers: (answers: CounterAnswers) => void;
  /** The answers open no case. */
  onAbort: () => void;
}

const CounterPlay = ({
  own,
  questionnaireId,
  ...props
}: QuestionsProps & { own: Questionnaire; questionnaireId: string }) => {
  const { cuid, crUid, ccatCode, category, place, config, end, onAnswers, onAbort } = props;
  const texts = useTexts();
  const { t } = texts;
  const letters = config?.messageLetters === 'all' ? 'all' : undefined;
  const { definition, lastId } = useMemo(() => {
    const extended = withLastQuestion(own, sendQuestion);
    return { ...extended, definition: withLetters(extended.definition, letters) };
  }, [own, letters]);
  const [draft] = useState(() => createReportDraft(crUid, `desk-${cuid}`, ccatCode));
  const { state, back, send, question, addNotice } = usePlay({
    definition,
    questionnaireId,
    drafts: draft,
    calls: config?.emergency.map(({ number }) => number),
    nextLabel: t('flow.continue'),
    titleAs: 'h3',
    onFinal: (report, _, played) => {
      if (!report.abort && saidEntries(report.answersArray, lastId).length > 0)
        return onAnswers({ id: draft.csid(), questionnaireId, played, clear: draft.remove });
      draft.remove();
      onAbort();
    },
  });
  const isReview = state.status === 'complete' ? !state.aborted : state.questionId === lastId;
  useEffect(() => {
    end.current = () => {
      if (state.status !== 'asking' || !isReview || !validateDetail(state, letters)) return false;
      send({ type: 'CONFIRM', instance: state.instance });
      return true;
    };
    return () => {
      end.current = undefined;
    };
  });
  const title = useRef<HTMLHeadingElement>(null);
  const wasReview = useRef(isReview);
  useEffect(() => {
    if (isReview && !wasReview.current) title.current?.focus();
    wasReview.current = isReview;
  }, [isReview]);
  const entries = state.status === 'complete' ? state.log : entriesOf(state.log);
  const reported = { answersArray: entries.filter(({ qstnId }) => qstnId !== lastId) };
  return addNotice(
    <>
      {/* Stays mounted: going back must focus it. */}
      <div hidden={isReview}>{question}</div>
      {isReview && (
        <ReportReview
          {...{ place, titleRef: title }}
          category={{ label: category }}
          title={t('counter.review')}
          seen={[]}
          answers={formatReportLines(reported, definition, texts)}
        >
          {state.status === 'asking' && (
            <DetailField
              {...{ state, letters }}
              opinion={false}
              onDone={() => document.querySelector<HTMLElement>('[data-part=contact] input')?.focus()}
              onType={(text) =>
                send({ type: 'TYPE', instance: state.instance, item: 'answer.sendReport.detail', text })
              }
            />
          )}
        </ReportReview>
      )}
      {back && state.status === 'asking' && (
        <Button variant="quiet" onClick={back}>
          {t('counter.back')}
        </Button>
      )}
    </>,
  );
};

/** Visitors' questions, to read aloud. */
export const CounterQuestions = (props: QuestionsProps) => {
  const { t } = useTexts();
  const { data, isError, isFetching, refetch } = useQuery(buildQuestionQuery(props.cuid, props.ccatCode));
  if (data?.definition)
    return <CounterPlay {...props} own={data.definition} questionnaireId={data.questionnaireId} />;
  if (!data && !isError) return <Progress label={t('part.loading')} />;
  return (
    <ErrorState
      title={t(data ? 'questionnaire.error' : 'report.failed')}
      text={data ? undefined : t('report.failed.text')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
};
