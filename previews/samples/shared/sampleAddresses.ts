/** Returns the address without notices, for a frame: its links would lead out of it. */
export const hideNotices = (address: string): string => address.replace('?', '?notices=0&');

/** Returns the other sample page with the same colours and logos, on any host. */
export const getOtherSample = (number: 1 | 2, query = location.search + location.hash): string =>
  `../${number}/${query}`;
