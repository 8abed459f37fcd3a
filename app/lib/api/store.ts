import type { Store } from '@parvis/locales/store';
import { useSyncExternalStore } from 'react';

/** The value of a store as it stands. */
export const useStore = <T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get, get);
