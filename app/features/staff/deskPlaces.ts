/** Where the look of customers is made: a page of its own policy, which shows logos of other sites. */
export const THEME = '/staff/theme';

/** Where administrators of a customer begin. */
export const adminHome = (cuid: string): string => `/staff/${cuid}/administration`;
