import { CloseIcon } from '@parvis/ui/icons/CloseIcon';
import { Button } from '@parvis/ui/parts/Button';
import { QuestionnairePage, type QuestionnairePageProps } from '@parvis/ui/screens/QuestionnairePage';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalLink } from '../../shell/LegalFooter.tsx';
import type { OngoingReport } from './useReport.tsx';

export type ReportFrameProps = Partial<QuestionnairePageProps> & {
  report: OngoingReport;
  /** Absent if there is nothing to discard. */
  onQuit?: (() => void) | undefined;
};

export const ReportFrame = ({ report, onQuit, ...page }: ReportFrameProps) => {
  const { t } = useTexts();
  const { category, place, opinion, cstmr } = report;
  return (
    <QuestionnairePage
      texts={{ title: category.label }}
      subtitle={place}
      headerActions={
        onQuit && (
          // The page remounts when questions load; the id restores the focus.
          <Button id="quit" variant="quiet" iconOnly icon={<CloseIcon size={24} />} onClick={onQuit}>
            {t(opinion ? 'report.opinion.quit' : 'report.quit')}
          </Button>
        )
      }
      footer={<LegalLink cuid={cstmr.cuid} />}
      {...page}
    />
  );
};
