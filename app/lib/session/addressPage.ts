const ASKED = 'address';
const FIND = 'find';

export const addressPage = `/m/settings?${ASKED}`;

/** To find former reports: the code signs the person in. */
export const findPage = `${addressPage}=${FIND}`;

export const isAddressPage = (search: string): boolean => new URLSearchParams(search).has(ASKED);

export const isFindPage = (search: string): boolean => new URLSearchParams(search).get(ASKED) === FIND;
