import type { PrintedLook } from '../modules/printing/marks.ts';

export const printedLook = (
  colours: Partial<PrintedLook['colours']> = {},
  facts: Partial<Pick<PrintedLook, 'town' | 'logo' | 'readers'>> = {},
): PrintedLook => ({
  readers: ['fr-FR', 'en-US'],
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
