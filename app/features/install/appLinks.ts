import { appBase, pageOfApp } from '@parvis/api/appAddress';
import { isOfflinePage } from '../offline/appPages.ts';

/** To the same page within the installed app. */
export function rewriteToAppAddress(href: string, path: string): string {
  const { cuid } = pageOfApp(path);
  const [target = ''] = href.split(/[?#]/);
  // App links, server pages and other sites stay.
  if (cuid === undefined || pageOfApp(target).cuid !== undefined || !isOfflinePage(target)) return href;
  return appBase(decodeURIComponent(cuid)) + href;
}

export const openInApp = (href: string): void =>
  location.assign(rewriteToAppAddress(href, location.pathname));

/** On click: links out of the app's scope would leave its window. */
export function rewriteAppLinks(): void {
  const rewriteLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    const href = link?.getAttribute('href');
    if (link && href) link.setAttribute('href', rewriteToAppAddress(href, location.pathname));
  };
  document.addEventListener('click', rewriteLink, { capture: true });
}
