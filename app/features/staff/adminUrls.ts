/** Its own CSP allows logos of other sites. */
export const THEME_URL = '/staff/theme';

export const getAdminUrl = (cuid: string): string => `/staff/${cuid}/administration`;

export const getModerationUrl = (cuid: string): string => `/staff/${cuid}/moderation`;
