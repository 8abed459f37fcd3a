import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { createStore } from '@parvis/locales/store';
import { texts } from '../texts/store.ts';
import { customerOf } from './customerHere.ts';

/** A link in the head of the page, made where there is none. */
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

/** Makes this page one of a customer's app, for whoever installs it here: in words of its reader's language. */
function linkManifest(cuid: string, locale: string): void {
  pointTo('manifest', `${fill(addresses.appManifest.template, { cuid })}?lang=${locale}`);
  pointTo('apple-touch-icon', fill(addresses.appIcon.template, { cuid, file: 'apple-180.png' }));
}

/** Whose pages these are, where only a page itself knows: that of the code scanned last. */
const last = createStore<string | undefined>(undefined);

/** A page says whose it is. */
export const noteCustomer = (cuid: string): void => last.set(cuid);

/** Keeps the page linked to what installs it as the app of whose pages these are, as long as it is open. */
export function followCustomer(): void {
  const link = () => {
    const cuid = customerOf(location.pathname) ?? last.get();
    if (cuid !== undefined) linkManifest(cuid, texts.locale());
  };
  last.subscribe(link);
  texts.subscribe(link);
  // The router tells of each page that it leads to by these events.
  for (const type of ['pushState', 'replaceState', 'popstate']) window.addEventListener(type, link);
  link();
}
