import type { PollInfo } from '@parvis/api/entities/poll';
import type { TextStore } from '@parvis/locales/translate';
import type { PollStatus, PollTexts } from '@parvis/ui/screens/Poll';
import { formatPollDay } from './formatPollDay.ts';

/** The poll's state for this person. */
export function describePoll(poll: PollInfo, texts: TextStore): PollStatus {
  const { t } = texts;
  const { state, opens, closes, changeable } = poll;
  const until = closes && formatPollDay(closes, texts);
  if (state === 'answered') {
    const changing = until ? t('poll.answered.until', { date: until }) : t('poll.answered.text');
    return {
      kind: 'answered',
      title: t('poll.answered'),
      text: changeable ? changing : t('poll.answered.final'),
    };
  }
  if (state === 'notYet')
    return {
      kind: 'notYet',
      title: t('poll.notYet'),
      text: opens ? t('poll.notYet.on', { date: formatPollDay(opens, texts) }) : t('poll.notYet.text'),
    };
  if (state === 'closed' && poll.answer?.complete)
    return { kind: 'answered', title: t('poll.closed.counted'), text: t('poll.answered.final') };
  if (state === 'closed')
    return {
      kind: 'closed',
      title: t('poll.closed'),
      text: until ? t('poll.closed.on', { date: until }) : t('poll.closed.text'),
    };
  return { kind: 'open', title: t('poll.open'), text: t('poll.open.text') };
}

/** In place of results: no answers, or too few. */
export function describeNone(state: PollInfo['state'], many: number, { t }: TextStore): PollTexts['none'] {
  const isClosed = state === 'closed';
  if (many === 0)
    return {
      title: t(isClosed ? 'poll.results.none.closed' : 'poll.results.none'),
      text: t(isClosed ? 'poll.results.none.closed.text' : 'poll.results.none.text'),
    };
  return {
    title: t(isClosed ? 'poll.results.total' : 'poll.results.few', { count: many }),
    text: t(isClosed ? 'poll.results.few.closed' : 'poll.results.few.text'),
  };
}
