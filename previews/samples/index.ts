import { chooseLocale } from './shared/addressParameters.ts';

/**
 * Opens the page in the language of its address, else the reader's. Its links use the scheme of the
 * device.
 */
function open(): void {
  const locale = chooseLocale(location.search, '', navigator.languages.join());
  const section =
    document.querySelector<HTMLElement>(`section[lang=${locale}]`) ??
    document.querySelector<HTMLElement>('section');
  if (!section) return;
  section.dataset.shown = '';
  document.documentElement.lang = locale;
  document.title = section.querySelector('h1')?.textContent ?? document.title;
  if (!matchMedia('(prefers-color-scheme: dark)').matches) return;
  for (const way of section.querySelectorAll('a'))
    if (way.pathname !== location.pathname) way.search += '&dark=1';
}

open();
