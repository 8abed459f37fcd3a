import type { UserStatus } from '@parvis/api/entities/user';
import { Button } from '@parvis/ui/parts/Button';
import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { actions, useNotifications } from './useNotifications.ts';

export type NotifyOfferProps = {
  profile: UserStatus;
  /** Asked elsewhere on the page: shows the outcome. */
  wasAsked?: boolean;
  onKnown: (offered: boolean) => void;
};

/** Offers notifications, then shows their status; nothing where unavailable. */
export const NotifyOffer = ({ profile, wasAsked = false, onKnown }: NotifyOfferProps) => {
  const { t } = useTexts();
  const { view, busy, isPhone, isKnown } = useNotifications(profile);
  /** Shows the outcome after a tap. */
  const [asked, setAsked] = useState(wasAsked);
  const isOffered = view.action === 'ask';
  useEffect(() => {
    if (isKnown) onKnown(isOffered || asked);
  }, [isKnown, isOffered, asked, onKnown]);
  const isShown = !isOffered && (asked || view.tone === 'on');
  const texts = [view.text, ...view.steps, ...(view.more ? [view.more] : [])];
  const handleAsk = () => {
    setAsked(true);
    actions.ask();
  };
  return (
    <>
      {(asked || isShown) && <span role="status">{isShown && texts.map((id) => t(id)).join(' ')}</span>}
      {isOffered && (
        <Button variant="quiet" loading={busy} onClick={handleAsk}>
          {t(isPhone ? 'notif.title.phone' : 'notif.title.other')}
        </Button>
      )}
    </>
  );
};
