import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';

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
export function linkManifest(cuid: string, locale: string): void {
  pointTo('manifest', `${fill(addresses.appManifest.template, { cuid })}?lang=${locale}`);
  pointTo('apple-touch-icon', fill(addresses.appIcon.template, { cuid, file: 'apple-180.png' }));
}
