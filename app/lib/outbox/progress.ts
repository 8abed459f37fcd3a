import { createStore } from '@parvis/locales/store';
import { useSyncExternalStore } from 'react';

/** Bytes the server has, by file id. */
const progress = createStore<ReadonlyMap<string, number>>(new Map());

export const noteProgress = (fileId: string, bytes: number): void =>
  progress.set(new Map(progress.get()).set(fileId, bytes));

/** Bytes the server has of a file; undefined until it answered. */
export const useProgress = (fileId: string): number | undefined =>
  useSyncExternalStore(progress.subscribe, () => progress.get().get(fileId));
