import { colours } from '@parvis/locales/fr/colours';
import './wayWords.ts';
import { addTexts } from './words.ts';

addTexts(colours);

export { language, locale, t } from './words.ts';
