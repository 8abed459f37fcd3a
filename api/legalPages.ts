/** Pages that the server writes by itself: what is kept of visitors, and how accessible the pages are. */
export const legalPages = { privacy: '/privacy', accessibility: '/accessibility' } as const;
/** One of these pages. */
export type LegalPage = keyof typeof legalPages;

/** The address of such a page: that of a customer, or of the service where none is meant. */
export const legalAddress = (page: LegalPage, cuid?: string): string =>
  legalPages[page] + (cuid === undefined ? '' : `/${encodeURIComponent(cuid)}`);
