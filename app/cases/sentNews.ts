import type { UserStatus } from '@parvis/api/entities/user';

/** How one hears of answers: by mail where an address was proved and mails are wanted, which staff are never sent. */
export function newsOf({
  email,
  unverified,
  settings,
  roles,
}: Pick<UserStatus, 'email' | 'unverified' | 'settings' | 'roles'>) {
  if (roles.length > 0) return 'sent.news.here';
  if (email === undefined) return unverified?.mail === undefined ? 'sent.news.text' : 'sent.news.verify';
  return (settings.mailNews ?? 'off') === 'off' ? 'sent.news.off' : 'sent.news.mail';
}
