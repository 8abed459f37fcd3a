import type { Locale } from '@parvis/locales/languages';
import { pagesOf } from '../frames/views.ts';
import type { ThemeDocument } from '../state/document.ts';
import { sampleAddress } from './addresses.ts';

/** What stands side by side on the sheet: both screens in both schemes, in the language of whoever makes it. */
export const sheetPages = (samples: string, theme: ThemeDocument, locale: Locale) =>
  pagesOf('both').map(({ name, scheme }) => ({
    scheme,
    address: sampleAddress(samples, name === 'menu' ? 1 : 2, theme, scheme, locale),
  }));
