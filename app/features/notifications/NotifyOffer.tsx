import type { UserStatus } from '@parvis/api/entities/user';
import { Button } from '@parvis/ui/parts/Button';
import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { actions, useNotified } from './useNotified.ts';

export type NotifyOfferProps = {
  profile: UserStatus;
  /** It is known whether there is anything to offer. */
  onKnown: (offered: boolean) => void;
};

/** Offers notifications where somebody waits for an answer: a button as long as they could be on, then how they stand. Renders nothing where they cannot come. */
export const NotifyOffer = ({ profile, onKnown }: NotifyOfferProps) => {
  const { t } = useTexts();
  const { view, busy, isPhone, isKnown } = useNotified(profile);
  /** What came of it is said to whoever asked for it. */
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
