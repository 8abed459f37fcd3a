import { openSample } from '../shared/openSample.tsx';
import { MenuSample } from './MenuSample.tsx';
import { words } from './words/fr.ts';

void openSample(MenuSample, words, () => import('./words/en.ts'));
