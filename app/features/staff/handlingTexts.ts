import type { Followers } from '@parvis/api/entities/case';
import type { TextId } from '@parvis/locales/areas';
import type { TextStore } from '@parvis/locales/translate';
import { getHandlingState, type HandlingFields } from '../cases/handlingState.ts';

const formatNames = ({ handlers }: HandlingFields, texts: TextStore): string =>
  new Intl.ListFormat(texts.locale()).format(handlers);

export function formatHandlers(one: HandlingFields, texts: TextStore): string {
  const charge = getHandlingState(one);
  if (charge === 'nobody') return texts.t('staff.details.handlers.none');
  const names = formatNames(one, texts);
  return charge === 'cameBack' ? texts.t('staff.details.handlers.back', { names }) : names;
}

/** Introduces the calls about an unassigned case. */
export const formatCallReason = (one: HandlingFields, texts: TextStore): string =>
  getHandlingState(one) === 'cameBack'
    ? texts.t('staff.call.back', { names: formatNames(one, texts) })
    : texts.t('staff.call.nobody');

/** "12 personnes aussi concernées, 3 personnes suivent" */
export const formatFollowers = ({ supported, following }: Followers, { t, locale }: TextStore): string =>
  new Intl.ListFormat(locale(), { type: 'unit' }).format([
    ...(supported > 0 ? [t('follow.staff.supported', { count: supported })] : []),
    ...(following > 0 ? [t('follow.staff.following', { count: following })] : []),
  ]);

/** What followers read. Reporters of linked cases read messages to all in their own case. */
export const describeFollowersRead = ({ open }: Pick<Followers, 'open'>, isLinked: boolean): TextId => {
  if (open) return 'follow.staff.isOpen';
  return isLinked ? 'follow.staff.isLinked' : 'follow.staff.isClosed';
};
