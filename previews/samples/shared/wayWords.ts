import { samples } from '@parvis/locales/fr/samples';
import { addTexts } from './words.ts';

addTexts(samples);

export { t } from './words.ts';
