import { mailNewsSchema, type UserStatus } from '@parvis/api/entities/user';
import type { TextStore } from '@parvis/locales/translate';
import type { SettingsChoice } from '@parvis/ui/screens/Settings';
import { tellChoices } from './settle.ts';

const labels = {
  off: 'settings.news.off',
  fact: 'settings.news.fact',
  words: 'settings.news.words',
} as const;

/** What comes by mail while somebody looks away: theirs to choose, once they proved an address. */
export function newsChoice(
  t: TextStore['t'],
  { email, settings, roles }: Pick<UserStatus, 'email' | 'settings' | 'roles'>,
): SettingsChoice | undefined {
  // Staff look at their board; whoever reports is who is told.
  if (email === undefined || roles.length > 0) return undefined;
  return {
    value: settings.mailNews ?? 'off',
    options: mailNewsSchema.options.map((value) => ({ value, label: t(labels[value]) })),
    onChange: (value) => void tellChoices({ mailNews: mailNewsSchema.parse(value) }),
    notice: t('settings.news.text'),
  };
}
