import { createStore } from '@parvis/locales/store';
import { useSyncExternalStore } from 'react';

const progress = createStore<ReadonlyMap<string, number>>(new Map());

export const setProgress = (fileId: string, bytes: number): void =>
  progress.set(new Map(progress.get()).set(fileId, bytes));

/** Bytes; undefined before an answer. */
export const useProgress = (fileId: string): number | undefined =>
  useSyncExternalStore(progress.subscribe, () => progress.get().get(fileId));
