/** Pages that the server renders: privacy and accessibility. */
export const legalPages = { privacy: '/privacy', accessibility: '/accessibility' } as const;
export type LegalPage = keyof typeof legalPages;

export const legalAddress = (page: LegalPage, cuid?: string): string =>
  legalPages[page] + (cuid === undefined ? '' : `/${encodeURIComponent(cuid)}`);
