import type { UserStatus } from '@parvis/api/entities/user';
import { firstCase } from '@parvis/questionnaire/flows/firstCase';
import type { Flag } from '@parvis/questionnaire/model/schema';
import { styled } from '@parvis/theme/css/stitches';
import { useEffect } from 'react';
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
  useEffect(() => void recordFirstCase(csid), [csid]);
  const { view } = usePlay({
    definition: firstCase,
    initialFlags: flags,
    onFinal: (report) => {
      recordFirstCaseExplained();
      const isAsked = report.flags.includes('notify');
      if (isAsked) actions.ask();
      onEnd(isAsked);
    },
  });
  return <Card>{view}</Card>;
};

/** Flow `firstCase`: where the case is, how staff answer, when it is erased; then offers notifications. */
export const FirstCase = ({ profile, ...props }: FirstCaseProps) => {
  const { view, isKnown } = useNotifications(profile);
  return isKnown ? <FirstCaseCard {...props} flags={view.action === 'ask' ? ['canNotify'] : []} /> : null;
};
