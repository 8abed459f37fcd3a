import { parts } from '@parvis/locales/fr/parts';
import { partTexts } from '@parvis/locales/partTexts';
import { wordsOf } from '@parvis/locales/words';
import type { UiTexts } from '@parvis/ui/texts';

const words = wordsOf('fr-FR', parts);

export const texts: UiTexts = {
  ...partTexts(words.t, words.locale()),
  back: 'Page précédente',
};
