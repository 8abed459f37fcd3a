import { createStore } from '@parvis/locales/store';
import { texts } from '../texts/store.ts';
import { customerOf } from './customerHere.ts';
import { linkManifest } from './linkManifest.ts';

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
