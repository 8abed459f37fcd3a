import { colours } from '@parvis/locales/fr/colours';
import './wayWords.ts';
import { addTexts } from './sampleTexts.ts';

addTexts(colours);

export { getLanguage, getLocale, t } from './sampleTexts.ts';
