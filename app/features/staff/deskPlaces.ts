/** A page with its own CSP, which allows logos of other sites. */
export const THEME = '/staff/theme';

export const adminHome = (cuid: string): string => `/staff/${cuid}/administration`;
