import type { CaseInfo } from '@parvis/api/entities/case';
import type { UserStatus } from '@parvis/api/entities/user';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';

/** How a reporter learns of answers. `given`: contact details sent with the report. */
export function selectAnswerNotice(
  { email, unverified, settings, roles }: Pick<UserStatus, 'email' | 'unverified' | 'settings' | 'roles'>,
  given: CaseInfo['contact'] = [],
) {
  if (roles.length > 0) return 'sent.news.here';
  const hasGiven = unverified?.mail !== undefined || given.some(({ kind }) => kind === 'mail');
  if (email === undefined) return hasGiven ? 'sent.news.verify' : 'sent.news.text';
  return (settings.mailNews ?? 'off') === 'off' ? 'sent.news.off' : 'sent.news.mail';
}

const WAITING = {
  report: { kept: 'sent.news.waiting', unkept: 'sent.news.unkept' },
  opinion: { kept: 'sent.opinion.news.waiting', unkept: 'sent.opinion.news.unkept' },
} as const;

/** An item that lives only in this page must not ask people to return. */
export const selectWaitingNotice = (kind: keyof typeof WAITING, { unkept }: Pick<OutboxItem, 'unkept'>) =>
  WAITING[kind][unkept ? 'unkept' : 'kept'];

export const noticeActions = {
  'sent.news.text': 'sent.news.give',
  'sent.news.verify': 'sent.news.prove',
} as const satisfies Partial<Record<ReturnType<typeof selectAnswerNotice>, string>>;

export const hasNoticeAction = (news: string): news is keyof typeof noticeActions => news in noticeActions;
