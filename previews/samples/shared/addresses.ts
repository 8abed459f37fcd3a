/** The other sample page with the same colours and logos, wherever the pages are hosted. */
export const otherSample = (number: 1 | 2, query = location.search + location.hash): string =>
  `../${number}/${query}`;
