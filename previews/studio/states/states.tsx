import { openSample } from '../../samples/shared/openSample.tsx';
import { StatesSample } from './StatesSample.tsx';
import { words } from './words/fr.ts';

const others = import.meta.glob<typeof words>(['./words/*.ts', '!./words/fr.ts'], { import: 'words' });
void openSample(StatesSample, words, others);
