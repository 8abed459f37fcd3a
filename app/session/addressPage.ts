const ASKED = 'address';

/** Where somebody gives or proves an address of their own, whether this device knows them or not. */
export const addressPage = `/m/settings?${ASKED}`;

/** Whether a query of the settings asks for it. */
export const asksAddress = (search: string): boolean => new URLSearchParams(search).has(ASKED);
