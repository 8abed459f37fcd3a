import { Button } from '@parvis/ui/parts/Button';
import { type ReactNode, useState } from 'react';
import { describeDevice } from '../session/device.ts';
import { leaveSteps, useBackKey } from '../shell/useBackKey.ts';
import { useTexts } from '../texts/useTexts.ts';
import { DeskSignIn, type DeskSignInProps } from './DeskSignIn.tsx';

export type SignInWaysProps = Omit<DeskSignInProps, 'onBack'> & {
  /** Signing in by a code that is sent, with the way to the other one. */
  children: (offer: ReactNode) => ReactNode;
};

/** Signing in by a code that is sent, or, where it is no phone itself, by a phone. */
export const SignInWays = ({ children, onSignedIn, footer }: SignInWaysProps) => {
  const { t } = useTexts();
  const [byPhone, setByPhone] = useState(false);
  const toCode = () => setByPhone(false);
  useBackKey(byPhone ? 1 : 0, toCode);
  if (byPhone)
    return (
      <DeskSignIn onSignedIn={() => void leaveSteps().then(onSignedIn)} footer={footer} onBack={toCode} />
    );
  return children(
    describeDevice().type !== 'phone' && (
      <Button variant="quiet" onClick={() => setByPhone(true)}>
        {t('connect.offer')}
      </Button>
    ),
  );
};
