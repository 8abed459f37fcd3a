import { textCalls } from '@parvis/api/calls/texts';
import { mailNewsSchema, type Settings, type UserStatus } from '@parvis/api/entities/user';
import type { TextId } from '@parvis/locales/areas';
import { type Locale, languages } from '@parvis/locales/languages';
import type { TextStore } from '@parvis/locales/translate';
import type { SettingsChoice } from '@parvis/ui/screens/Settings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { client } from '../../lib/api/client.ts';
import { chooseScheme, readSchemeChoice, type SchemeChoice, watchScheme } from '../../lib/branding/scheme.ts';
import { hasForcedDarkMode } from '../../lib/session/device.ts';
import { chooseLocale } from '../../lib/texts/store.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { isPageDarkened } from '../install/browserWarnings.ts';
import { saveChoices } from './syncChoices.ts';

const labels = {
  off: 'settings.news.off',
  fact: 'settings.news.fact',
  words: 'settings.news.words',
} as const;

/** Needs a verified address. */
export function buildNewsChoice(
  t: TextStore['t'],
  { email, settings, roles }: Pick<UserStatus, 'email' | 'settings' | 'roles'>,
): SettingsChoice | undefined {
  // Staff use the board instead.
  if (email === undefined || roles.length > 0) return undefined;
  return {
    value: settings.mailNews ?? 'off',
    options: mailNewsSchema.options.map((value) => ({ value, label: t(labels[value]) })),
    onChange: (value) => void saveChoices({ mailNews: mailNewsSchema.parse(value) }),
    notice: t('settings.news.text'),
  };
}

const saveToAccountIfAny = (known: boolean, settings: Settings): void => {
  if (known) void saveChoices(settings);
};

const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: () => client.call(textCalls.settingsLanguages),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Languages of both server and app. */
function useLanguages() {
  const { data } = useQuery(languagesQuery);
  const offered = data && languages.filter(({ locale }) => data.some(({ language }) => language === locale));
  return offered?.length ? offered : languages;
}

/** @param known an account keeps it */
export function useLanguageChoice(known: boolean): SettingsChoice {
  const { locale } = useTexts();
  return {
    value: locale(),
    options: useLanguages().map((row) => ({ value: row.locale, label: row.name, lang: row.locale })),
    onChange: (value) => {
      void chooseLocale(value as Locale);
      saveToAccountIfAny(known, { language: value as Locale });
    },
  };
}

const schemes: readonly SchemeChoice[] = ['auto', 'light', 'dark'];

/** Samsung Internet may change colours. */
const getSchemeNotice = (): TextId | undefined => {
  if (!hasForcedDarkMode()) return undefined;
  return isPageDarkened() ? 'browser.samsungDark' : 'settings.scheme.samsung';
};

/** @param known an account keeps it */
export function useSchemeChoice(known: boolean): SettingsChoice {
  const { t } = useTexts();
  const [notice] = useState(getSchemeNotice);
  return {
    value: useSyncExternalStore(watchScheme, readSchemeChoice),
    notice: notice && t(notice),
    options: schemes.map((value) => ({ value, label: t(`settings.scheme.${value}`) })),
    onChange: (value) => {
      chooseScheme(value as SchemeChoice);
      saveToAccountIfAny(known, { scheme: value as SchemeChoice });
    },
  };
}
