import type { UserStatus } from '@parvis/api/entities/user';
import { useEffect, useState } from 'react';
import { InstallCard } from '../install/InstallCard.tsx';
import { isNew, noteDeclined as noInstall } from '../install/offered.ts';
import { useInstallWay } from '../install/useInstallWay.ts';
import { isDeclined, noteDeclined as noNews } from '../notifications/declined.ts';
import { NotifyCard } from '../notifications/NotifyCard.tsx';
import { useNotified } from '../notifications/useNotified.ts';
import { noteOffer, offerOfVisit } from './offers.ts';

export type HomeOfferProps = {
  profile: UserStatus;
  /** States of one's own cases. */
  states: readonly string[];
};

/** One thing that helps whoever comes back to their reports, as a card. */
export const HomeOffer = ({ profile, states }: HomeOfferProps) => {
  const { view, isKnown } = useNotified(profile);
  const way = useInstallWay();
  const [wanted] = useState(() => ({ declined: isDeclined(), install: isNew() }));
  const [, putAway] = useState(false);
  const offer = offerOfVisit({
    states,
    news: isKnown ? view : undefined,
    declined: wanted.declined,
    install: wanted.install && way !== undefined,
  });
  useEffect(() => {
    // Once: whoever passes it by finds it in the settings.
    if (offer === 'install') noInstall();
  }, [offer]);
  const close = () => {
    if (offer === 'news') noNews();
    noteOffer();
    putAway(true);
  };
  if (offer === 'news') return <NotifyCard profile={profile} onClose={close} />;
  return offer === 'install' && way ? <InstallCard way={way} onClose={close} /> : null;
};
