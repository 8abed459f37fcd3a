import { openSample } from '../shared/openSample.tsx';
import { MenuSample } from './MenuSample.tsx';
import { words } from './words/fr.ts';

const others = import.meta.glob<typeof words>(['./words/*.ts', '!./words/fr.ts'], { import: 'words' });
void openSample(MenuSample, words, others);
