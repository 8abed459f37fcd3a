import { samples } from '@parvis/locales/fr/samples';
import { addTexts } from './sampleTexts.ts';

addTexts(samples);

export { t } from './sampleTexts.ts';
