import { CheckIcon } from '@parvis/ui/icons/CheckIcon';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { ShieldIcon } from '@parvis/ui/icons/ShieldIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import type { PhoneEnd } from './deskAnswer.ts';
import { PhoneNotice, ToBoard, ToSignIn } from './PhoneNotice.tsx';
import { forgetCode } from './readCode.ts';

const icons: Readonly<Record<PhoneEnd, ReactNode>> = {
  approved: <CheckIcon size={32} />,
  refused: <ShieldIcon size={32} />,
  wrongDigits: <ShieldIcon size={32} />,
  seenTwice: <ShieldIcon size={32} />,
  notStaff: <LockIcon size={32} />,
  over: <QrIcon size={32} />,
};

const ToDevices = () => {
  const { t } = useTexts();
  return (
    <ButtonLink block variant="quiet" href="/m/settings">
      {t('connect.phone.settings')}
    </ButtonLink>
  );
};

/** How a desk's request ended, on the phone. */
export const DeskAnswered = ({ how }: { how: PhoneEnd }) => {
  const { t } = useTexts();
  useEffect(() => {
    // Whoever signs in with another account comes back to the same request.
    if (how !== 'notStaff') forgetCode();
  }, [how]);
  return (
    <PhoneNotice
      icon={icons[how]}
      texts={{ title: t(`connect.phone.${how}`), text: t(`connect.phone.${how}.text`) }}
      actions={
        how === 'notStaff' ? (
          <ToSignIn />
        ) : (
          <>
            <ToBoard />
            {how === 'approved' && <ToDevices />}
          </>
        )
      }
    />
  );
};
