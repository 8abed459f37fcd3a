import { appBase, pageOfApp } from '@parvis/api/appAddress';
import { isPage } from '../offline/appPages.ts';

/** Where a link of a page leads that stands in an app: to the app's own page, if there is one. */
export function withinApp(href: string, path: string): string {
  const { cuid } = pageOfApp(path);
  const [target = ''] = href.split(/[?#]/);
  // What is in the app already, and what is no page of the app (the server's own, another site), stays as it is.
  if (cuid === undefined || pageOfApp(target).cuid !== undefined || !isPage(target)) return href;
  return appBase(decodeURIComponent(cuid)) + href;
}

/** Opens a page that is written for the whole site, in the app where one stands in it. */
export const openWithin = (href: string): void => location.assign(withinApp(href, location.pathname));

/** Leads links that are written for the whole site to the pages of the app in which they stand: else its window would be left. On other pages links stay as they are. */
export function stayInApp(): void {
  const lead = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    const href = link?.getAttribute('href');
    if (link && href) link.setAttribute('href', withinApp(href, location.pathname));
  };
  document.addEventListener('click', lead, { capture: true });
}
