import type { UserStatus } from '@parvis/api/entities/user';
import { Button } from '@parvis/ui/parts/Button';
import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { actions, useNotified } from './useNotified.ts';

export type NotifyOfferProps = {
  profile: UserStatus;
  /** Tells whether there is anything to offer. */
  onKnown: (offered: boolean) => void;
};

/** Offers notifications by a button, then shows their status; nothing where unavailable. */
export const NotifyOffer = ({ profile, onKnown }: NotifyOfferProps) => {
  const { t } = useTexts();
  const { view, busy, isPhone, isKnown } = useNotified(profile);
  /** Shows the outcome after a tap. */
  const [asked, setAsked] = useState(false);
  const isOffered = view.action === 'ask';
  useEffect(() => {
    if (isKnown) onKnown(isOffered || asked);
  }, [isKnown, isOffered, asked, onKnown]);
  const isSaid = !isOffered && (asked || view.tone === 'on');
  const said = [view.text, ...view.steps, ...(view.more ? [view.more] : [])];
  const ask = () => {
    setAsked(true);
    actions.ask();
  };
  return (
    <>
      {(asked || isSaid) && <span role="status">{isSaid && said.map((id) => t(id)).join(' ')}</span>}
      {isOffered && (
        <Button variant="quiet" loading={busy} onClick={ask}>
          {t(isPhone ? 'notif.title.phone' : 'notif.title.other')}
        </Button>
      )}
    </>
  );
};
