/** Pages that the server renders: privacy and accessibility. */
export const legalPages = { privacy: '/privacy', accessibility: '/accessibility' } as const;
export type LegalPage = keyof typeof legalPages;

/** Returns the address of a legal page, of a customer or of the service. */
export const legalAddress = (page: LegalPage, cuid?: string): string =>
  legalPages[page] + (cuid === undefined ? '' : `/${encodeURIComponent(cuid)}`);
