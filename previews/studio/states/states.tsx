import { openSample } from '../../samples/shared/openSample.tsx';
import { StatesSample } from './StatesSample.tsx';
import { words } from './words/fr.ts';

void openSample(StatesSample, words, () => import('./words/en.ts'));
