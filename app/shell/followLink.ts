import { legalPages } from '@parvis/api/legalPages';

const isServed = (href: string): boolean =>
  Object.values(legalPages).some((page) => href === page || href.startsWith(`${page}/`));

/** Follows a link: to a page of the app, to one that the server writes, or to another site. */
export const followLink = (href: string, navigate: (href: string) => void): void =>
  href.startsWith('/') && !isServed(href) ? navigate(href) : location.assign(href);
