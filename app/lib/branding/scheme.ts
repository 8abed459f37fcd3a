import type { Settings } from '@parvis/api/entities/user';
import { createStore } from '@parvis/locales/store';
import { readCookie, saveChoice } from '../boot/cookies.ts';

export type SchemeChoice = NonNullable<Settings['scheme']>;
export type Scheme = 'light' | 'dark';

const SCHEME_COOKIE = 'pv_scheme';
const matchDarkScheme = () => matchMedia('(prefers-color-scheme: dark)');

export function readSchemeChoice(): SchemeChoice {
  const stored = readCookie(SCHEME_COOKIE);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

export const resolveScheme = (): Scheme => {
  const choice = readSchemeChoice();
  if (choice !== 'auto') return choice;
  return matchDarkScheme().matches ? 'dark' : 'light';
};

/** Applies the scheme to page and browser bars, as the server does. */
export function applySchemeChoice(choice = readSchemeChoice()): void {
  if (choice === 'auto') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = choice;
  for (const [scheme, meta] of findThemeColorMetas()) {
    const media = choice === scheme ? 'all' : 'not all';
    meta.media = choice === 'auto' ? `(prefers-color-scheme: ${scheme})` : media;
  }
}

export const findThemeColorMetas = (): [Scheme, HTMLMetaElement][] =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][data-for=${scheme}]`);
    return meta ? [[scheme, meta]] : [];
  });

/** Notifies this tab; the value is in the cookie. */
const schemeChanges = createStore<SchemeChoice | undefined>(undefined);

export function chooseScheme(choice: SchemeChoice): void {
  saveChoice(SCHEME_COOKIE, choice === 'auto' ? null : choice);
  applySchemeChoice(choice);
  schemeChanges.set(choice);
}

export function watchScheme(listener: () => void): () => void {
  const query = matchDarkScheme();
  const unwatch = schemeChanges.subscribe(listener);
  query.addEventListener('change', listener);
  return () => {
    unwatch();
    query.removeEventListener('change', listener);
  };
}
