import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { createStore } from '@parvis/locales/store';
import { texts } from '../texts/store.ts';
import { customerOf } from './customerHere.ts';

function linkAt(rel: string): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = rel;
  document.head.append(link);
  return link;
}

function pointTo(rel: string, href: string): void {
  const link = linkAt(rel);
  if (link.getAttribute('href') !== href) link.setAttribute('href', href);
}

function linkManifest(cuid: string, locale: string): void {
  pointTo('manifest', `${fill(addresses.appManifest.template, { cuid })}?lang=${locale}`);
  pointTo('apple-touch-icon', fill(addresses.appIcon.template, { cuid, file: 'apple-180.png' }));
}

/** Of the last scan, for pages whose address names none. */
const last = createStore<string | undefined>(undefined);

export const noteCustomer = (cuid: string): void => last.set(cuid);

/** Keeps the manifest links in step with the page's customer. */
export function followCustomer(): void {
  const link = () => {
    const cuid = customerOf(location.pathname) ?? last.get();
    if (cuid !== undefined) linkManifest(cuid, texts.locale());
  };
  last.subscribe(link);
  texts.subscribe(link);
  // Events of the router.
  for (const type of ['pushState', 'replaceState', 'popstate']) window.addEventListener(type, link);
  link();
}
