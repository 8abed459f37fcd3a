/** Offline pages: none that redirect, show other sites, or store nothing. */
const PAGE =
  /^\/(?:$|q\/|m\/|links(?:\/|$)|(?:contact|terms|login)\/?$|staff(?!(?:\/[^/]+)?\/theme\/?$)(?:\/|$))/;

export const isOfflinePage = (path: string): boolean => PAGE.test(path);
