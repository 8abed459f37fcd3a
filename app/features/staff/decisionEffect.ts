import type { Notice, NoticeDecision } from '@parvis/api/entities/notice';

/** `close` declines a case; in a gathering it removes the message or ends the gathering. */
type DecisionEffect = NoticeDecision | 'remove' | 'end';

export function getDecisionEffect(
  { title, about }: Pick<Notice, 'title' | 'about'>,
  decision: NoticeDecision,
): DecisionEffect {
  if (decision !== 'close' || title === undefined) return decision;
  return about.kind === 'message' ? 'remove' : 'end';
}
