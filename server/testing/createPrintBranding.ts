import type { PrintBranding } from '../modules/printing/marks.ts';

export const createPrintBranding = (
  colours: Partial<PrintBranding['colours']> = {},
  facts: Partial<Pick<PrintBranding, 'town' | 'logo' | 'locales'>> = {},
): PrintBranding => ({
  locales: ['fr-FR', 'en-US'],
  town: 'Ville de Saint-Elme',
  logo: undefined,
  emergency: '112',
  colours: {
    head: '#DFF3E6',
    headText: '#111111',
    text: '#111111',
    foot: '#14532D',
    footText: '#FFFFFF',
    ...colours,
  },
  ...facts,
});
