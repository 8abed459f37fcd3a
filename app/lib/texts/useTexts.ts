import type { TextStore } from '@parvis/locales/translate';
import { useSyncExternalStore } from 'react';
import { texts } from './store.ts';

/** The texts; re-renders when the language changes or texts arrive. */
export function useTexts(): TextStore {
  useSyncExternalStore(texts.subscribe, texts.version, texts.version);
  return texts;
}
