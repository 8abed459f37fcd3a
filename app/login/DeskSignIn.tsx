import type { TextStore } from '@parvis/locales/translate';
import { Button } from '@parvis/ui/parts/Button';
import { DeskCode, type DeskCodeStep } from '@parvis/ui/screens/DeskCode';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { type DeskView, useDeskRequest } from './deskRequest.ts';
import { tooManyWords } from './failureWords.ts';
import { useSignInHeader } from './useSignInHeader.ts';

const stepOf = (t: TextStore['t'], view: DeskView): DeskCodeStep => {
  switch (view.kind) {
    case 'loading':
      return { kind: 'loading' };
    case 'failed':
      return {
        kind: 'ended',
        text: view.wait === undefined ? t('connect.failed') : tooManyWords(t, view.wait),
      };
    case 'code':
      return {
        kind: 'code',
        picture: view.picture,
        alt: t('connect.code'),
        steps: [t('connect.step.camera'), t('connect.step.read'), t('connect.step.number')],
      };
    case 'number':
      return {
        kind: 'number',
        digits: view.digits,
        text: t('connect.number', { digits: view.digits }),
      };
    case 'ended':
      return { kind: 'ended', text: t(`connect.${view.why}`) };
  }
};

export type DeskSignInProps = {
  /** Back to the other way to sign in. */
  onBack: () => void;
  /** The desk has the session of whoever approved. */
  onSignedIn: () => void;
  /** Below: languages, what the law asks for. */
  footer: ReactNode;
};

/** Signing in at a desk by a phone on which somebody of staff is signed in: a code to read, then a number to choose there. */
export const DeskSignIn = ({ onBack, onSignedIn, footer }: DeskSignInProps) => {
  const { t } = useTexts();
  const { view, left, away, renew } = useDeskRequest(onSignedIn);
  const isOpen = view.kind === 'code' || view.kind === 'number';
  const isOver = view.kind === 'ended' || view.kind === 'failed';
  return (
    <DeskCode
      texts={{ title: t('connect.title') }}
      header={useSignInHeader()}
      onBack={onBack}
      step={stepOf(t, view)}
      left={isOpen && t('connect.left', { count: left })}
      problem={isOpen && away ? t('connect.away') : undefined}
      actions={
        <>
          {isOver && (
            <Button block onClick={renew}>
              {t(view.kind === 'failed' ? 'connect.retry' : 'connect.again')}
            </Button>
          )}
          <Button variant="quiet" onClick={onBack}>
            {t('connect.byMail')}
          </Button>
        </>
      }
      footer={footer}
    />
  );
};
