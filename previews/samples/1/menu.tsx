import { openSample } from '../shared/openSample.tsx';
import { MenuSample } from './MenuSample.tsx';

void openSample(MenuSample);
