import { type Outcome, outcomes } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { type Ref, useId } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { panelLegendClass, panelProblemClass } from './panelForm.ts';

const Legend = styled('p', panelLegendClass);
const Problem = styled('p', panelProblemClass);

type OutcomeChoiceProps = {
  ref: Ref<HTMLDivElement>;
  legend: string;
  value: Outcome | undefined;
  /** Missing on submit. */
  missing: boolean;
  onChange: (outcome: Outcome) => void;
};

export const OutcomeChoice = ({ ref, legend, value, missing, onChange }: OutcomeChoiceProps) => {
  const { t } = useTexts();
  const [legendId, problemId] = [useId(), useId()];
  return (
    <div>
      <Legend id={legendId}>{legend}</Legend>
      <ChoiceGroup
        ref={ref}
        exclusive
        aria-labelledby={legendId}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? problemId : undefined}
      >
        {outcomes.map((one) => (
          <Checkbox key={one} exclusive checked={value === one} onCheckedChange={() => onChange(one)}>
            {t(`answer.${one}`)}
          </Checkbox>
        ))}
      </ChoiceGroup>
      {missing && (
        <Problem id={problemId} role="alert">
          {t('questionnaire.missingChoice')}
        </Problem>
      )}
    </div>
  );
};
