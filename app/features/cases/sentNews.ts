import type { CaseInfo } from '@parvis/api/entities/case';
import type { UserStatus } from '@parvis/api/entities/user';
import type { OutboxItem } from '../../lib/api/outgoing.ts';

/** How a reporter hears of answers: by mail where one is proved and wanted. `given`: what came with the report. */
export function newsOf(
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

/** What to do until it is sent: nobody is told to come back to what goes with the page. */
export const waitingNews = (kind: keyof typeof WAITING, { unkept }: Pick<OutboxItem, 'unkept'>) =>
  WAITING[kind][unkept ? 'unkept' : 'kept'];

/** What leads to it, where an address of one's own is wanting or not proved. */
export const newsWays = {
  'sent.news.text': 'sent.news.give',
  'sent.news.verify': 'sent.news.prove',
} as const satisfies Partial<Record<ReturnType<typeof newsOf>, string>>;

/** Whether there is a way to it. */
export const hasWay = (news: string): news is keyof typeof newsWays => news in newsWays;
