import type { UserStatus } from '@parvis/api/entities/user';
import { useEffect, useState } from 'react';
import { readItem, writeItem } from '../../lib/session/storage.ts';
import { InstallCard } from '../install/InstallCard.tsx';
import { isFirstOffer, recordDecline as noInstall } from '../install/offerState.ts';
import { useInstallMethod } from '../install/useInstallMethod.ts';
import { NotifyCard } from '../notifications/NotifyCard.tsx';
import type { NotificationStatus } from '../notifications/status.ts';
import { UnsupportedCard } from '../notifications/UnsupportedCard.tsx';
import { useNotifications } from '../notifications/useNotifications.ts';
import { recordOffer, selectVisitOffer } from './offers.ts';

/** Dismissed notices: the notification offer, the warning about an old system. */
const KEYS = { news: 'pv_no_push', old: 'pv_old_system' } as const;

/** The settings still show it. */
const isOfferDismissed = (what: keyof typeof KEYS): boolean => readItem(KEYS[what]) === '1';
const recordDeclined = (what: keyof typeof KEYS): unknown => writeItem(KEYS[what], '1');

export type HomeOfferProps = {
  profile: UserStatus;
  states: readonly string[];
};

const isSystemTooOld = (status: NotificationStatus): boolean =>
  status.kind === 'notificationsUnavailable' && status.why === 'old';

/** At most one offer, to a returning reporter. */
export const HomeOffer = ({ profile, states }: HomeOfferProps) => {
  const { view, status, isKnown } = useNotifications(profile);
  const way = useInstallMethod();
  const [wanted] = useState(() => ({
    declined: isOfferDismissed('news'),
    old: !isOfferDismissed('old'),
    install: isFirstOffer(),
  }));
  const [, putAway] = useState(false);
  const offer = selectVisitOffer({
    states,
    news: isKnown ? view : undefined,
    declined: wanted.declined,
    old: wanted.old && isSystemTooOld(status) && profile.email === undefined,
    install: wanted.install && way !== undefined,
  });
  useEffect(() => {
    // Offered once; the settings keep it.
    if (offer === 'install') noInstall();
  }, [offer]);
  const dismissOffer = () => {
    if (offer === 'news' || offer === 'old') recordDeclined(offer);
    recordOffer();
    putAway(true);
  };
  if (offer === 'news') return <NotifyCard profile={profile} onClose={dismissOffer} />;
  if (offer === 'old') return <UnsupportedCard onClose={dismissOffer} />;
  return offer === 'install' && way ? <InstallCard way={way} onClose={dismissOffer} /> : null;
};
