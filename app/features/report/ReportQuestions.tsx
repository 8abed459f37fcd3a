import { discardReport } from '@parvis/questionnaire/flows/discardReport';
import { CloseIcon } from '@parvis/ui/icons/CloseIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { QuestionnairePage, type QuestionnairePageProps } from '@parvis/ui/screens/QuestionnairePage';
import type { ReportReviewProps } from '@parvis/ui/screens/ReportStart';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { LegalSite } from '../../lib/legal/legalLinks.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalLink } from '../../shell/LegalFooter.tsx';
import { DocumentTitle } from '../../shell/useDocumentTitle.ts';
import type { AnswersDraft } from '../questionnaire/answersDraft.ts';
import { FlowDialog } from '../questionnaire/FlowDialog.tsx';
import type { PlayProps } from '../questionnaire/PlayQuestionnaire.tsx';
import type { CategoryQuestion } from './questionQuery.ts';
import { ReportPlay, type ReportPlayProps } from './ReportPlay.tsx';

const LeaveDialog = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => (
  <FlowDialog definition={discardReport} onEnd={(flags) => (flags.includes('yes') ? onLeave() : onStay())} />
);

export type ReportQuestionsProps = Pick<
  ReportPlayProps,
  'letters' | 'opinion' | 'contact' | 'photos' | 'around'
> & {
  category: ReportReviewProps['category'];
  place: string;
  /** The page and its owner, as title parts after the question. */
  pageTitles: readonly string[];
  question: UseQueryResult<CategoryQuestion | null>;
  draft: AnswersDraft;
  onFinal: PlayProps['onFinal'];
  legal: LegalSite;
  calls: readonly string[];
  onLeave: () => void;
  onGiveUp: () => void;
};

type QuestionsErrorProps = Pick<ReportQuestionsProps, 'question'> & { kept: boolean };

const QuestionsError = ({ question, kept }: QuestionsErrorProps) => {
  const { t } = useTexts();
  const unreadable = question.data?.definition === null;
  const unreadableText = kept ? t('report.kept') : undefined;
  return (
    <ErrorState
      title={t(unreadable ? 'questionnaire.error' : 'report.failed')}
      text={unreadable ? unreadableText : t('report.failed.text')}
      onRetry={() => void question.refetch()}
      retrying={question.isFetching}
    />
  );
};

/** Discarding asks for confirmation. */
export const ReportQuestions = (props: ReportQuestionsProps) => {
  const { category, place, pageTitles, question, draft, legal, calls } = props;
  const { letters, opinion, contact, photos, around, onFinal, onLeave, onGiveUp } = props;
  const { t } = useTexts();
  const [leaving, setLeaving] = useState(false);
  const definition = question.data?.definition;
  const failed = !definition && (question.isError || question.isSuccess);
  const kept = draft.load() !== undefined;
  const renderPage = (children: ReactNode, { onBack, ...over }: Partial<QuestionnairePageProps> = {}) => (
    <QuestionnairePage
      texts={{ title: category.label }}
      subtitle={place}
      onBack={onBack ?? (definition ? () => setLeaving(true) : onLeave)}
      headerActions={
        // Nothing to discard.
        (!failed || kept) && (
          // The page remounts when questions load; the id restores the focus.
          <Button
            id="quit"
            variant="quiet"
            iconOnly
            icon={<CloseIcon size={24} />}
            onClick={() => setLeaving(true)}
          >
            {t(opinion ? 'report.opinion.quit' : 'report.quit')}
          </Button>
        )
      }
      loading={!definition && !failed}
      footer={<LegalLink cuid={legal.cuid} />}
      instead={failed ? <QuestionsError question={question} kept={kept} /> : undefined}
      {...over}
    >
      {children}
    </QuestionnairePage>
  );
  return (
    <>
      {definition ? (
        <ReportPlay
          {...{ definition, category, place, pageTitles, calls, letters, opinion, contact, photos, around }}
          onFinal={onFinal}
          questionnaireId={question.data?.questionnaireId}
          drafts={draft}
        >
          {renderPage}
        </ReportPlay>
      ) : (
        <>
          <DocumentTitle parts={pageTitles} />
          {renderPage(null)}
        </>
      )}
      {leaving && <LeaveDialog onLeave={onGiveUp} onStay={() => setLeaving(false)} />}
    </>
  );
};
