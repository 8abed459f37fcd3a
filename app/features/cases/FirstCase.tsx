import type { UserStatus } from '@parvis/api/entities/user';
import { progress } from '@parvis/questionnaire/engine/progress';
import { firstCase } from '@parvis/questionnaire/flows/firstCase';
import type { Flag } from '@parvis/questionnaire/model/schema';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { useEffect } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { noteCardClass } from '../../shell/noteCard.ts';
import { actions, useNotifications } from '../notifications/useNotifications.ts';
import { usePlay } from '../questionnaire/PlayQuestionnaire.tsx';
import { recordFirstCase, recordFirstCaseExplained } from './firstCaseState.ts';

const Card = styled('div', noteCardClass, { '& h2': { fontSize: '$md' } });

export type FirstCaseProps = {
  csid: string;
  profile: UserStatus;
  /** `isAsked`: the browser is asked for notifications. */
  onEnd: (isAsked: boolean) => void;
};

const FirstCaseCard = ({ csid, flags, onEnd }: Omit<FirstCaseProps, 'profile'> & { flags: Flag[] }) => {
  const { t } = useTexts();
  useEffect(() => void recordFirstCase(csid), [csid]);
  const { state, view, abort } = usePlay({
    definition: firstCase,
    initialFlags: flags,
    onFinal: (report) => {
      recordFirstCaseExplained();
      const isAsked = report.flags.includes('notify');
      if (isAsked) actions.ask();
      onEnd(isAsked);
    },
  });
  // The last question has its own way out.
  const isLast = progress(firstCase, state).most <= 1;
  return (
    <Card>
      {view}
      {!isLast && (
        <Button variant="plain" onClick={abort}>
          {t('sent.skip')}
        </Button>
      )}
    </Card>
  );
};

/** Plays the flow `firstCase`: where the case is, how staff answer, when it is erased; then offers notifications. */
export const FirstCase = ({ profile, ...props }: FirstCaseProps) => {
  const { view, isKnown } = useNotifications(profile);
  return isKnown ? <FirstCaseCard {...props} flags={view.action === 'ask' ? ['canNotify'] : []} /> : null;
};
