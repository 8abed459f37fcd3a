import type { TextStore } from '@parvis/locales/translate';
import { useSyncExternalStore } from 'react';
import { texts } from './store.ts';

export function useTexts(): TextStore {
  useSyncExternalStore(texts.subscribe, texts.version, texts.version);
  return texts;
}
