import { legalPages } from '@parvis/api/legalPages';

const isServerPage = (href: string): boolean =>
  Object.values(legalPages).some((page) => href === page || href.startsWith(`${page}/`));

/** By the router within the app, else the browser. */
export const followLink = (href: string, navigate: (href: string) => void): void =>
  href.startsWith('/') && !isServerPage(href) ? navigate(href) : location.assign(href);
