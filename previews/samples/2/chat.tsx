import { openSample } from '../shared/openSample.tsx';
import { ChatSample } from './ChatSample.tsx';

void openSample(ChatSample);
