import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { createStore } from '@parvis/locales/store';
import { texts } from '../texts/store.ts';
import { findPageCuid } from './findPageCuid.ts';

function ensureHeadLink(rel: string): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (known) return known;
  const refreshLinks = document.createElement('link');
  refreshLinks.rel = rel;
  document.head.append(refreshLinks);
  return refreshLinks;
}

function setLinkHref(rel: string, href: string): void {
  const link = ensureHeadLink(rel);
  if (link.getAttribute('href') !== href) link.setAttribute('href', href);
}

function updateManifestLinks(cuid: string, locale: string): void {
  setLinkHref('manifest', `${fill(addresses.appManifest.template, { cuid })}?lang=${locale}`);
  setLinkHref('apple-touch-icon', fill(addresses.appIcon.template, { cuid, file: 'apple-180.png' }));
}

/** Last scan, for addresses without customer. */
const lastCuid = createStore<string | undefined>(undefined);

export const recordLastCustomer = (cuid: string): void => lastCuid.set(cuid);

/** Updates manifest links. */
export function watchPageCustomer(): void {
  const updateLinks = () => {
    const cuid = findPageCuid(location.pathname) ?? lastCuid.get();
    if (cuid !== undefined) updateManifestLinks(cuid, texts.locale());
  };
  lastCuid.subscribe(updateLinks);
  texts.subscribe(updateLinks);
  // Router events.
  for (const type of ['pushState', 'replaceState', 'popstate']) window.addEventListener(type, updateLinks);
  updateLinks();
}
