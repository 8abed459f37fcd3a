import type { Settings } from '@parvis/api/entities/user';
import { createStore } from '@parvis/locales/store';
import { readCookie, rememberChoice } from '../boot/cookies.ts';

export type SchemeChoice = NonNullable<Settings['scheme']>;
export type Scheme = 'light' | 'dark';

const SCHEME_COOKIE = 'pv_scheme';
const darkQuery = () => matchMedia('(prefers-color-scheme: dark)');

export function schemeChoice(): SchemeChoice {
  const stored = readCookie(SCHEME_COOKIE);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

export const currentScheme = (): Scheme => {
  const choice = schemeChoice();
  if (choice !== 'auto') return choice;
  return darkQuery().matches ? 'dark' : 'light';
};

/** Marks the page and the browser's bars with the chosen scheme, as the server does. */
export function applySchemeChoice(choice = schemeChoice()): void {
  if (choice === 'auto') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = choice;
  for (const [scheme, meta] of barColours()) {
    const media = choice === scheme ? 'all' : 'not all';
    meta.media = choice === 'auto' ? `(prefers-color-scheme: ${scheme})` : media;
  }
}

export const barColours = (): [Scheme, HTMLMetaElement][] =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][data-for=${scheme}]`);
    return meta ? [[scheme, meta]] : [];
  });

/** Notifies watchers in this tab; the value itself is read from the cookie. */
const chosen = createStore<SchemeChoice | undefined>(undefined);

export function chooseScheme(choice: SchemeChoice): void {
  rememberChoice(SCHEME_COOKIE, choice === 'auto' ? null : choice);
  applySchemeChoice(choice);
  chosen.set(choice);
}

export function watchScheme(listener: () => void): () => void {
  const query = darkQuery();
  const unwatch = chosen.subscribe(listener);
  query.addEventListener('change', listener);
  return () => {
    unwatch();
    query.removeEventListener('change', listener);
  };
}
