import { colours } from '@parvis/locales/fr/colours';
import { samples } from '@parvis/locales/fr/samples';
import { addTexts } from './words.ts';

addTexts(samples);
addTexts(colours);

export { language, locale, t } from './words.ts';
