/** Pages of the app that may open without a network; not those that go elsewhere, show other sites, or keep nothing of anybody. */
const PAGE =
  /^\/(?:$|q\/|m\/|links(?:\/|$)|(?:contact|terms|login)\/?$|staff(?!(?:\/[^/]+)?\/theme\/?$)(?:\/|$))/;

/** Whether a path is a page of the app, as it stands outside of a customer's own. */
export const isPage = (path: string): boolean => PAGE.test(path);
