import type { Settings } from '@parvis/api/entities/user';
import { createStore } from '@parvis/locales/store';
import { readCookie, rememberChoice } from '../boot/cookies.ts';

export type SchemeChoice = NonNullable<Settings['scheme']>;
export type Scheme = 'light' | 'dark';

const SCHEME_COOKIE = 'pv_scheme';
const darkQuery = () => matchMedia('(prefers-color-scheme: dark)');

/** What was chosen on this device: the device's own scheme unless said otherwise. */
export function schemeChoice(): SchemeChoice {
  const stored = readCookie(SCHEME_COOKIE);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** The scheme to draw now. */
export const currentScheme = (): Scheme => {
  const choice = schemeChoice();
  if (choice !== 'auto') return choice;
  return darkQuery().matches ? 'dark' : 'light';
};

/** Marks the page and the browser's bars with the chosen colour scheme, as the server does. */
export function applySchemeChoice(choice = schemeChoice()): void {
  if (choice === 'auto') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = choice;
  for (const [scheme, meta] of barColours()) {
    const media = choice === scheme ? 'all' : 'not all';
    meta.media = choice === 'auto' ? `(prefers-color-scheme: ${scheme})` : media;
  }
}

/** The colours of the browser's bars, one for each scheme. */
export const barColours = (): [Scheme, HTMLMetaElement][] =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][data-for=${scheme}]`);
    return meta ? [[scheme, meta]] : [];
  });

/** What was chosen last in this tab: watched, and read from the device whenever it is asked for. */
const chosen = createStore<SchemeChoice | undefined>(undefined);

export function chooseScheme(choice: SchemeChoice): void {
  rememberChoice(SCHEME_COOKIE, choice === 'auto' ? null : choice);
  applySchemeChoice(choice);
  chosen.set(choice);
}

/** Calls back when the scheme to draw may have changed. */
export function watchScheme(listener: () => void): () => void {
  const query = darkQuery();
  const unwatch = chosen.subscribe(listener);
  query.addEventListener('change', listener);
  return () => {
    unwatch();
    query.removeEventListener('change', listener);
  };
}
