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

/** What the server wrote into the page, as far as a schema reads it. */
export function readBlock<T>(schema: z.ZodMiniType<T>): T | undefined {
  const parsed = z.safeParse(schema, written());
  return parsed.success ? parsed.data : undefined;
}

/** What the server wrote into the page, of the same build and so not validated; absent in development. */
export const boot: Boot | undefined = (written() as Boot | null) ?? undefined;

/** The page that the server answered: what it brought is about this address only. */
const bootPath = location.pathname;

/** Whether the page shown is still the one that the server answered. */
export const onFirstPage = (): boolean => location.pathname === bootPath;

/** Whoever refuses cookies can use no page of ours: the gate says so. */
export const takesCookies = (): boolean => navigator.cookieEnabled;

/** The language chosen on this device, if one was. */
export const chosenLocale = (): Locale | undefined => localeOf(readCookie(LANGUAGE_COOKIE));

/** Whoever refuses cookies can keep no choice, and reads as the browser does. */
const browserLocale = (): Locale | undefined => (takesCookies() ? undefined : localeOf(navigator.language));

let first: Locale | undefined;

/** The language chosen on this device; the page's; French. It stays what it was when it was first asked for. */
export function firstLocale(): Locale {
  first ??= chosenLocale() ?? browserLocale() ?? boot?.language ?? defaultLocale;
  return first;
}

/** The server writes the next first view in this language. */
export const rememberLocale = (locale: string): void => rememberChoice(LANGUAGE_COOKIE, locale);

/** The language is as it was before one was chosen. */
export const forgetLocale = (): void => rememberChoice(LANGUAGE_COOKIE, null);
