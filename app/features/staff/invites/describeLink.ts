import { type ConnectLink, linkStateSchema } from '@parvis/api/entities/link';
import { displayDay, displayMoment } from '@parvis/locales/dates';
import type { TextStore, Translate } from '@parvis/locales/translate';

type ShownState = keyof typeof linkStateSchema.def.entries;

const isState = (state: string): state is ShownState => Object.hasOwn(linkStateSchema.def.entries, state);

export const formatLinkState = ({ state }: ConnectLink, t: Translate): string =>
  t(isState(state) ? `invites.state.${state}` : 'invites.state.other');

const formatUses = ({ uses, useLimit }: ConnectLink, t: Translate): string =>
  useLimit === undefined
    ? t('invites.used', { count: uses })
    : t('invites.usedOf', { n: uses, max: useLimit });

/** Uses, end and author. */
export const describeLink = (link: ConnectLink, { t, locale }: TextStore): string[] => [
  [
    formatUses(link, t),
    link.endsAt && t('invites.until', { date: displayDay(locale(), new Date(link.endsAt)) }),
  ]
    .filter(Boolean)
    .join(' · '),
  t('invites.by', {
    name: link.madeBy ?? t('invites.by.reporter'),
    date: displayMoment(locale(), new Date(link.madeAt)),
  }),
];

/** The role it grants. */
export const formatLinkRole = ({ as, victim }: ConnectLink, t: Translate): string => {
  if (victim) return t('invites.as.victim');
  if (as === 'creator') return t('invites.as.creator');
  return t(as === 'reporter' ? 'invites.as.reporter' : 'invites.as.invited');
};
