import { outcomeSchema } from '@parvis/api/entities/case';
import type { TextId } from '@parvis/locales/areas';
import { closeCase } from '@parvis/questionnaire/flows/closeCase';
import { leaveCase } from '@parvis/questionnaire/flows/leaveCase';
import { rejectCase } from '@parvis/questionnaire/flows/rejectCase';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { Drawer } from '@parvis/ui/parts/Drawer';
import { PlayQuestionnaire } from '../cases/PlayQuestionnaire.tsx';
import { useTexts } from '../texts/useTexts.ts';
import type { CaseStep } from './useCaseSteps.ts';

/** Steps that ask something first. */
export type FlowStep = 'close' | 'reject' | 'leave';

const flows: Record<FlowStep, { readonly definition: Questionnaire; readonly title: TextId }> = {
  close: { definition: closeCase, title: 'staff.close.title' },
  reject: { definition: rejectCase, title: 'staff.reject.title' },
  leave: { definition: leaveCase, title: 'staff.leave.title' },
};

const wordsOf = (report: FinalReport): string | undefined =>
  report.answersArray.findLast(({ msgTxt }) => msgTxt !== undefined)?.msgTxt;

/** What a finished flow decided; nothing when it was left (flag `yes` says it was meant). */
export function decidedStep(step: FlowStep, report: FinalReport): CaseStep | undefined {
  if (report.abort || !report.flags.includes('yes')) return undefined;
  if (step !== 'close') return { step };
  const outcome = outcomeSchema.def.entries;
  const named = Object.values(outcome).find((one) => report.flags.includes(one));
  const txt = wordsOf(report);
  return named && { step, outcome: named, ...(txt && { txt }) };
}

export type StepFlowProps = {
  step: FlowStep;
  onDone: (step: CaseStep) => void;
  onClose: () => void;
};

/** Plays the flow of a step in a drawer; closing the drawer decides nothing. */
export const StepFlow = ({ step, onDone, onClose }: StepFlowProps) => {
  const { t } = useTexts();
  const { definition, title } = flows[step];
  return (
    <Drawer open title={t(title)} onClose={onClose}>
      <PlayQuestionnaire
        definition={definition}
        onFinal={(report) => {
          const decided = decidedStep(step, report);
          onClose();
          if (decided) onDone(decided);
        }}
      />
    </Drawer>
  );
};
