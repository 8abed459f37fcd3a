import { chooseLocale } from './shared/addressParameters.ts';

/** In the language of the address, else the reader's; links keep the device's scheme. */
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
