import { DANGER } from '@parvis/api/constants';
import { missingText } from '@parvis/locales/missingText';
import { progress } from '@parvis/questionnaire/engine/progress';
import { entriesOf } from '@parvis/questionnaire/engine/regroup';
import { countPreviousQuestions } from '@parvis/questionnaire/engine/replay';
import { detailItem, sendQuestion } from '@parvis/questionnaire/flows/sendReport';
import { saidEntries, withLastQuestion } from '@parvis/questionnaire/flows/withLastQuestion';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { withLetters } from '@parvis/questionnaire/model/withLetters';
import { ReportReview, SendBar } from '@parvis/ui/screens/ReportStart';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { useBackKey } from '../../shell/useBackKey.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { usePlay } from '../questionnaire/PlayQuestionnaire.tsx';
import { formatQuestionsLeft } from '../questionnaire/questionsLeft.ts';
import { createTextResolver, formatReportLines } from '../questionnaire/textResolver.ts';
import { DetailField, validateDetail } from './DetailField.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportNotices } from './ReportNotices.tsx';
import type { OngoingReport } from './useReport.tsx';

/** When it replaces the question. */
function useReviewFocus(isReview: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(isReview);
  useEffect(() => {
    if (isReview && !before.current) title.current?.focus();
    before.current = isReview;
  }, [isReview]);
  return title;
}

function resolveSendTexts(find: (id: string) => string | undefined) {
  const resolveText = (id = ''): string => find(id) ?? missingText(id);
  const listIds = (kind: string) => sendQuestion.items.flatMap(({ type, id }) => (type === kind ? [id] : []));
  return {
    title: resolveText(sendQuestion.titleId),
    seen: listIds('text').map(resolveText),
    send: resolveText(listIds('confirm')[0]),
  };
}

type ReportPlayProps = { report: OngoingReport; definition: Questionnaire; onQuit: () => void };

/** Questions, then a review with the send button. */
export const ReportPlay = ({ report, definition: own, onQuit }: ReportPlayProps) => {
  const { category, place, cstmr, pageTitles, letters, opinion, contact, photos } = report;
  const texts = useTexts();
  const { t } = texts;
  const { definition, lastId } = useMemo(() => {
    const extended = withLastQuestion(own, sendQuestion);
    return { ...extended, definition: withLetters(extended.definition, letters) };
  }, [own, letters]);
  const { state, back, send, question, addNotice } = usePlay({
    definition,
    questionnaireId: report.question.data?.questionnaireId,
    drafts: report.draft,
    calls: cstmr.emergency.map(({ number }) => number),
    nextLabel: t('flow.continue'),
    renderPhoto: photos.render,
    onFinal: ({ answersArray, ...final }, ...played) =>
      report.submit({ ...final, answersArray: saidEntries(answersArray, lastId) }, ...played),
  });
  const isReview = state.status === 'complete' ? !state.aborted : state.questionId === lastId;
  useEffect(() => report.steps.count(isReview), [isReview, report.steps]);
  const titleRef = useReviewFocus(isReview);
  const sendButton = useRef<HTMLButtonElement>(null);
  // One history entry per question.
  useBackKey(state.status === 'asking' ? countPreviousQuestions(definition, state) : 0, () => back?.());

  const resolveText = createTextResolver(definition, texts);
  const sendTexts = resolveSendTexts(resolveText);
  const reviewTitle = opinion ? t('report.opinion.send') : sendTexts.title;
  const titleId = state.status !== 'complete' && definition.questions[state.questionId]?.titleId;
  const questionTitle = titleId ? resolveText(titleId) : undefined;
  useDocumentTitle(isReview ? reviewTitle : (questionTitle ?? pageTitles[0]), ...pageTitles);

  const entries = state.status === 'complete' ? state.log : entriesOf(state.log);
  const reported = { answersArray: entries.filter(({ qstnId }) => qstnId !== lastId) };
  const handleSend = () => {
    if (state.status === 'asking' && validateDetail(state, letters) && contact.validate())
      send({ type: 'CONFIRM', instance: state.instance });
  };
  return (
    <ReportFrame
      report={report}
      onQuit={onQuit}
      onBack={back ?? onQuit}
      {...(isReview
        ? {
            texts: { title: t(opinion ? 'report.opinion' : 'report.title') },
            subtitle: undefined,
            bottom: (
              <SendBar
                sendRef={sendButton}
                label={sendTexts.send}
                busy={state.status === 'complete'}
                onSend={handleSend}
              />
            ),
          }
        : { left: formatQuestionsLeft(progress(own, state), t, back === undefined) })}
    >
      <ReportNotices report={report} isFirst={back === undefined} tellsDanger={state.flags.includes(DANGER)}>
        {addNotice(
          <>
            {/* Stays mounted: going back must focus it. */}
            <div hidden={isReview}>{question}</div>
            {isReview && (
              <ReportReview
                {...{ category, place, titleRef }}
                title={reviewTitle}
                seen={sendTexts.seen}
                answers={formatReportLines(reported, definition, texts)}
              >
                {state.status === 'asking' && (
                  <>
                    {photos.view(reported)}
                    <DetailField
                      {...{ state, letters, opinion }}
                      onDone={() => sendButton.current?.focus()}
                      onType={(text) =>
                        send({ type: 'TYPE', instance: state.instance, item: detailItem.id, text })
                      }
                    />
                    {contact.view}
                  </>
                )}
              </ReportReview>
            )}
          </>,
        )}
      </ReportNotices>
    </ReportFrame>
  );
};
