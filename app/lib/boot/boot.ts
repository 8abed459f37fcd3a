import type { Boot } from '@parvis/api/entities/customer';
import { defaultLocale, type Locale, localeOf } from '@parvis/locales/languages';
import * as z from 'zod/mini';
import { readCookie, saveChoice } from './cookies.ts';

const LANGUAGE_COOKIE = 'pv_lang';

function parseBootBlock(): unknown {
  try {
    return JSON.parse(document.getElementById('boot')?.textContent ?? 'null');
  } catch {
    return null;
  }
}

export function readBootBlock<T>(schema: z.ZodMiniType<T>): T | undefined {
  const parsed = z.safeParse(schema, parseBootBlock());
  return parsed.success ? parsed.data : undefined;
}

/** Unvalidated: page and script are of one build. Absent in development. */
export const boot: Boot | undefined = (parseBootBlock() as Boot | null) ?? undefined;

const bootPath = location.pathname;

export const isFirstPage = (): boolean => location.pathname === bootPath;

export const hasCookiesEnabled = (): boolean => navigator.cookieEnabled;

export const readChosenLocale = (): Locale | undefined => localeOf(readCookie(LANGUAGE_COOKIE));

/** Without cookies, the browser's language applies. */
const detectLocaleWithoutCookies = (): Locale | undefined =>
  hasCookiesEnabled() ? undefined : localeOf(navigator.language);

let resolvedLocale: Locale | undefined;

/** Saved choice, page's language, or French; then stable. */
export function resolveFirstLocale(): Locale {
  resolvedLocale ??= readChosenLocale() ?? detectLocaleWithoutCookies() ?? boot?.language ?? defaultLocale;
  return resolvedLocale;
}

/** A cookie, for server rendering. */
export const saveLocale = (locale: string): void => saveChoice(LANGUAGE_COOKIE, locale);

export const clearLocale = (): void => saveChoice(LANGUAGE_COOKIE, null);
