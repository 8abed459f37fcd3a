const ASKED = 'address';
const FIND = 'find';

/** Where somebody gives or proves an address of their own, whether this device knows them or not. */
export const addressPage = `/m/settings?${ASKED}`;

/** The same for whoever comes back to their reports: a number signs them in. */
export const findPage = `${addressPage}=${FIND}`;

/** Whether a query of the settings asks for it. */
export const asksAddress = (search: string): boolean => new URLSearchParams(search).has(ASKED);

/** Whether it asks for it to find reports by. */
export const asksToFind = (search: string): boolean => new URLSearchParams(search).get(ASKED) === FIND;
