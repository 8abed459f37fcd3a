import type { Settings } from '@parvis/api/entities/user';

export type SchemeChoice = NonNullable<Settings['scheme']>;
export type Scheme = 'light' | 'dark';

const KEY = 'pv_scheme';
const darkQuery = () => matchMedia('(prefers-color-scheme: dark)');

const isChoice = (value: string | null): value is SchemeChoice =>
  value === 'auto' || value === 'light' || value === 'dark';

/** What was chosen on this device: the device's own scheme unless said otherwise. */
export function schemeChoice(): SchemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return isChoice(stored) ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

/** The scheme to draw now. */
export const currentScheme = (): Scheme => {
  const choice = schemeChoice();
  if (choice !== 'auto') return choice;
  return darkQuery().matches ? 'dark' : 'light';
};

/** Marks the page with the choice; the theme's rules follow the mark, else the device. */
export function applySchemeChoice(): void {
  const choice = schemeChoice();
  if (choice === 'auto') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = choice;
}

const listeners = new Set<() => void>();

export function chooseScheme(choice: SchemeChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // A browser that stores nothing keeps the choice for this page.
  }
  applySchemeChoice();
  for (const listener of listeners) listener();
}

/** Calls back when the scheme to draw may have changed. */
export function watchScheme(listener: () => void): () => void {
  const query = darkQuery();
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}
