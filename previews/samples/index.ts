import { localeAsked } from './shared/given.ts';

/** Shows the page in the language that its address asks for, else in the reader's; its ways lead to previews in the scheme of the reader's device. */
function open(): void {
  const locale = localeAsked(location.search, '', navigator.languages.join());
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
