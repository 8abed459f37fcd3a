import { partTexts } from '@parvis/locales/partTexts';
import { createTextStore } from '@parvis/locales/translate';
import type { UiTexts } from '@parvis/ui/texts';

// The words of the product, and your own in their place.
const words = createTextStore('fr-FR');
await words.load('parts');

export const texts: UiTexts = {
  ...partTexts(words.t, words.locale()),
  back: 'Page précédente',
};
