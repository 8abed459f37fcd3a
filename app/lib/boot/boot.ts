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

/** Reads the JSON block that the server wrote into the page, through a schema. */
export function readBlock<T>(schema: z.ZodMiniType<T>): T | undefined {
  const parsed = z.safeParse(schema, written());
  return parsed.success ? parsed.data : undefined;
}

/** Boot data from the server, unvalidated since page and script are of one build; absent in development. */
export const boot: Boot | undefined = (written() as Boot | null) ?? undefined;

const bootPath = location.pathname;

/** Whether the page shown is still the one that the server sent. */
export const onFirstPage = (): boolean => location.pathname === bootPath;

/** Whether the browser accepts cookies; without them the gate refuses entry. */
export const takesCookies = (): boolean => navigator.cookieEnabled;

export const chosenLocale = (): Locale | undefined => localeOf(readCookie(LANGUAGE_COOKIE));

/** Without cookies no choice can be saved, so the browser's language applies. */
const browserLocale = (): Locale | undefined => (takesCookies() ? undefined : localeOf(navigator.language));

let first: Locale | undefined;

/** Locale of the first view: the saved choice, else the page's, else French. Stable once resolved. */
export function firstLocale(): Locale {
  first ??= chosenLocale() ?? browserLocale() ?? boot?.language ?? defaultLocale;
  return first;
}

/** Saves the locale in a cookie, so that the server renders the next first view in it. */
export const rememberLocale = (locale: string): void => rememberChoice(LANGUAGE_COOKIE, locale);

export const forgetLocale = (): void => rememberChoice(LANGUAGE_COOKIE, null);
