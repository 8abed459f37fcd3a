import type { Store } from '@parvis/locales/store';
import { useSyncExternalStore } from 'react';

export const useStore = <T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get, get);
