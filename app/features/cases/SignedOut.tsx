import { styled } from '@parvis/theme/css/stitches';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { findPage } from '../../lib/session/addressPage.ts';
import { goneOf, signedOut } from '../../lib/session/knownHere.ts';
import type { Phase } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { noteCardClass } from '../../shell/noteCard.ts';
import { SessionGate, type SessionGateProps } from '../../shell/SessionGate.tsx';

const Card = styled('section', noteCardClass, {
  justifyItems: 'start',
  '& h2, & p': { margin: 0 },
  '& h2': { fontSize: '$md' },
});

/** Whether whoever was known here is still somebody: who erased everything elsewhere finds nothing any more. */
const stillSomebody = (crUid: string | undefined) => ({
  queryKey: ['still-somebody', crUid],
  queryFn: async () => crUid !== undefined && !(await goneOf([crUid])).has(crUid),
  enabled: crUid !== undefined,
});

/** Whether whoever was known on this device was signed out without their doing; undefined while that is asked. */
export function useSignedOut(phase: Phase): boolean | undefined {
  const profile = phase.kind === 'ready' ? phase.profile : { state: 'empty' };
  const crUid = phase.kind === 'loading' || phase.kind === 'failed' ? undefined : signedOut(profile);
  const { data, isLoading } = useQuery(stillSomebody(crUid));
  return isLoading ? undefined : crUid !== undefined && data === true;
}

/** The gate, which says first that this device is signed in no more, where it is not. */
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

/** Says that this device is signed in no more, and leads to where an address is proved again. */
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
