import type { Boot } from '@parvis/api/entities/customer';
import { defaultLocale, type Locale, localeOf } from '@parvis/locales/languages';
import * as z from 'zod/mini';
import { readCookie, rememberChoice } from './cookies.ts';

const LANGUAGE_COOKIE = 'pv_lang';

function written(): unknown {
  try {
    return JSON.parse(document.getElementById('boot')?.textContent ?? 'null');
  } catch {
    return null;
  }
}

export function readBlock<T>(schema: z.ZodMiniType<T>): T | undefined {
  const parsed = z.safeParse(schema, written());
  return parsed.success ? parsed.data : undefined;
}

/** Unvalidated, since page and script are of one build; absent in development. */
export const boot: Boot | undefined = (written() as Boot | null) ?? undefined;

const bootPath = location.pathname;

export const onFirstPage = (): boolean => location.pathname === bootPath;

export const takesCookies = (): boolean => navigator.cookieEnabled;

export const chosenLocale = (): Locale | undefined => localeOf(readCookie(LANGUAGE_COOKIE));

/** Without cookies no choice can be saved, so the browser's language applies. */
const browserLocale = (): Locale | undefined => (takesCookies() ? undefined : localeOf(navigator.language));

let first: Locale | undefined;

/** The saved choice, else the page's, else French; stable once resolved. */
export function firstLocale(): Locale {
  first ??= chosenLocale() ?? browserLocale() ?? boot?.language ?? defaultLocale;
  return first;
}

/** In a cookie, since the server renders the first view. */
export const rememberLocale = (locale: string): void => rememberChoice(LANGUAGE_COOKIE, locale);

export const forgetLocale = (): void => rememberChoice(LANGUAGE_COOKIE, null);
