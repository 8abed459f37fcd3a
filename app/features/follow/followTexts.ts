import { isOutcome } from '@parvis/api/entities/case';
import type { FollowedCase, FollowedEvent, KnownCase } from '@parvis/api/entities/follower';
import { displayDay } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';

const STATES: ReadonlySet<string> = new Set(['open', 'handled', 'held', 'closed']);
const EVENTS: ReadonlySet<string> = new Set(['reported', 'handled', 'held', 'resumed', 'reopened', 'closed']);

type KnownState = 'open' | 'handled' | 'held' | 'closed';
type EventKind = 'reported' | 'handled' | 'held' | 'resumed' | 'reopened' | 'closed';

const isKnownState = (state: string): state is KnownState => STATES.has(state);
const isEventKind = (kind: string): kind is EventKind => EVENTS.has(kind);

export const getFollowTitle = ({ ccatLbls, ccatCode }: KnownCase): string => ccatLbls.at(-1) ?? ccatCode;

const formatDay = (at: string, { locale }: TextStore): string => displayDay(locale(), new Date(at));

export const formatKnownState = ({ state }: KnownCase, { t }: TextStore): string =>
  isKnownState(state) ? t(`follow.state.${state}`) : t('follow.state.unknown', { code: state });

/** Omits counts below five. */
const formatPeople = ({ people }: KnownCase, { t }: TextStore): string =>
  people === undefined ? t('follow.people.few') : t('follow.people', { count: people });

/** "Signalé le 3 mars · 12 personnes · Date annoncée : 9 mars" */
export const formatKnownFacts = (one: KnownCase, texts: TextStore): string =>
  [
    texts.t('follow.since', { date: formatDay(one.since, texts) }),
    formatPeople(one, texts),
    one.until && texts.t('follow.until', { date: formatDay(one.until, texts) }),
  ]
    .filter(Boolean)
    .join(' · ');

const formatEnd = (outcome: string | undefined, { t }: TextStore): string =>
  outcome !== undefined && isOutcome(outcome) ? t(`follow.outcome.${outcome}`) : t('follow.event.closed');

/** "Terminé : résolu" */
export const formatFollowedState = (one: FollowedCase, texts: TextStore): string =>
  one.state === 'closed' ? formatEnd(one.outcome, texts) : formatKnownState(one, texts);

export function formatFollowedEvent({ kind, until, outcome }: FollowedEvent, texts: TextStore): string {
  const { t } = texts;
  if (!isEventKind(kind)) return t('follow.event.unknown', { code: kind });
  if (kind === 'held' && until) return t('follow.event.held.until', { date: formatDay(until, texts) });
  return kind === 'closed' ? formatEnd(outcome, texts) : t(`follow.event.${kind}`);
}
