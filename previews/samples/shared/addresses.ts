/** The address of a sample page without what it says of itself: for a frame of ours, where its ways would lead out with another look. */
export const framed = (address: string): string => address.replace('?', '?notices=0&');

/** The other sample page with the same colours and logos, wherever the pages are hosted. */
export const otherSample = (number: 1 | 2, query = location.search + location.hash): string =>
  `../${number}/${query}`;
