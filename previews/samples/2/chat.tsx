import { openSample } from '../shared/openSample.tsx';
import { ChatSample } from './ChatSample.tsx';
import { words } from './words/fr.ts';

void openSample(ChatSample, words, () => import('./words/en.ts'));
