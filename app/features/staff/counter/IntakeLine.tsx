import { type CaseInfo, isEnded } from '@parvis/api/entities/case';
import { HeadsetIcon } from '@parvis/ui/icons/HeadsetIcon';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { CaseLine } from '../../cases/CaseLine.tsx';

/** The person does not read answers yet. */
export const IntakeLine = ({ info: { intake, state } }: { info: Pick<CaseInfo, 'intake' | 'state'> }) => {
  const { t } = useTexts();
  if (!intake?.link || intake.link.state === 'used' || isEnded(state)) return null;
  return (
    <CaseLine>
      <HeadsetIcon size={20} />
      <span>{t(intake.link.state === 'over' ? 'intake.line.over' : 'intake.line.waiting')}</span>
    </CaseLine>
  );
};
