import { styled } from '@parvis/theme/css/stitches';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { findPage } from '../../lib/session/addressPage.ts';
import type { GatePhase } from '../../lib/session/useProfile.ts';
import { fetchGoneUsers, findSignedOutUser } from '../../lib/session/verifiedUser.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { noteCardClass } from '../../shell/noteCard.ts';
import { SessionGate, type SessionGateProps } from '../../shell/SessionGate.tsx';

const Card = styled('section', noteCardClass, {
  justifyItems: 'start',
  '& h2, & p': { margin: 0 },
  '& h2': { fontSize: '$md' },
});

/** An erased account finds nothing. */
const buildAccountCheck = (crUid: string | undefined) => ({
  queryKey: ['still-somebody', crUid],
  queryFn: async () => crUid !== undefined && !(await fetchGoneUsers([crUid])).has(crUid),
  enabled: crUid !== undefined,
});

/** Involuntarily; undefined while loading. */
export function useSignedOut(phase: GatePhase): boolean | undefined {
  const profile = phase.kind === 'ready' ? phase.profile : { state: 'empty' };
  const crUid = phase.kind === 'loading' || phase.kind === 'failed' ? undefined : findSignedOutUser(profile);
  const { data, isLoading } = useQuery(buildAccountCheck(crUid));
  return isLoading ? undefined : crUid !== undefined && data === true;
}

export const SignedOutGate = ({ isOut, ...props }: Omit<SessionGateProps, 'words'> & { isOut: boolean }) => {
  const { t } = useTexts();
  return (
    <SessionGate
      {...props}
      words={
        isOut
          ? { title: t('home.signedOut'), text: t('home.signedOut.text'), point: t('gate.cookies') }
          : undefined
      }
    />
  );
};

export const SignedOutCard = (): ReactNode => {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>{t('home.signedOut')}</h2>
      <p>{t('home.signedOut.text')}</p>
      <ButtonLink variant="solid" href={findPage}>
        {t('home.find')}
      </ButtonLink>
    </Card>
  );
};
