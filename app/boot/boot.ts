import { type Boot, bootSchema } from '@parvis/api/entities/customer';
import { localeOf } from '@parvis/locales/languages';
import * as z from 'zod/mini';

const LANGUAGE_COOKIE = 'pv_lang';

const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function readBlock(): Boot | undefined {
  const text = document.getElementById('boot')?.textContent;
  if (!text) return undefined;
  try {
    const parsed = z.safeParse(bootSchema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** What the server wrote into the page; without it (development) the app calls for everything. */
export const boot: Boot | undefined = readBlock();

/** The language chosen on this device; the page's; French. */
export const firstLocale = localeOf(readCookie(LANGUAGE_COOKIE)) ?? boot?.language ?? 'fr-FR';

/** A choice of language is remembered in a cookie, because the server writes the first view. */
export function rememberLocale(locale: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure context
  document.cookie = `${LANGUAGE_COOKIE}=${locale}; path=/; max-age=31536000; samesite=lax`;
}
