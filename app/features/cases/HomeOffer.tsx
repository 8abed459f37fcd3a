import type { UserStatus } from '@parvis/api/entities/user';
import { useEffect, useState } from 'react';
import { readItem, writeItem } from '../../lib/session/storage.ts';
import { InstallCard } from '../install/InstallCard.tsx';
import { isNew, noteDeclined as noInstall } from '../install/offered.ts';
import { useInstallWay } from '../install/useInstallWay.ts';
import { NotifyCard } from '../notifications/NotifyCard.tsx';
import { OldCard } from '../notifications/OldCard.tsx';
import type { NotificationStatus } from '../notifications/status.ts';
import { useNotified } from '../notifications/useNotified.ts';
import { noteOffer, offerOfVisit } from './offers.ts';

/** Storage keys of dismissed notices: the notification offer, and the warning about a system too old for it. */
const KEYS = { news: 'pv_no_push', old: 'pv_old_system' } as const;

/** Tells whether the person dismissed the notice. The settings still show it. */
const isDeclined = (what: keyof typeof KEYS): boolean => readItem(KEYS[what]) === '1';
const noteDeclined = (what: keyof typeof KEYS): unknown => writeItem(KEYS[what], '1');

export type HomeOfferProps = {
  profile: UserStatus;
  states: readonly string[];
};

const isOld = (status: NotificationStatus): boolean =>
  status.kind === 'notificationsUnavailable' && status.why === 'old';

/** Shows at most one offer to a returning reporter. */
export const HomeOffer = ({ profile, states }: HomeOfferProps) => {
  const { view, status, isKnown } = useNotified(profile);
  const way = useInstallWay();
  const [wanted] = useState(() => ({
    declined: isDeclined('news'),
    old: !isDeclined('old'),
    install: isNew(),
  }));
  const [, putAway] = useState(false);
  const offer = offerOfVisit({
    states,
    news: isKnown ? view : undefined,
    declined: wanted.declined,
    old: wanted.old && isOld(status) && profile.email === undefined,
    install: wanted.install && way !== undefined,
  });
  useEffect(() => {
    // Offered once; the settings keep it.
    if (offer === 'install') noInstall();
  }, [offer]);
  const close = () => {
    if (offer === 'news' || offer === 'old') noteDeclined(offer);
    noteOffer();
    putAway(true);
  };
  if (offer === 'news') return <NotifyCard profile={profile} onClose={close} />;
  if (offer === 'old') return <OldCard onClose={close} />;
  return offer === 'install' && way ? <InstallCard way={way} onClose={close} /> : null;
};
