import { openSample } from '../../samples/shared/openSample.tsx';
import { StatesSample } from './StatesSample.tsx';

void openSample(StatesSample, { title: document.title });
