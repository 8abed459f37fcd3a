/** Its links would lead out of the frame. */
export const hideNotices = (address: string): string => address.replace('?', '?notices=0&');

/** Same colours and logos, any host. */
export const getOtherSample = (number: 1 | 2, query = location.search + location.hash): string =>
  `../${number}/${query}`;
