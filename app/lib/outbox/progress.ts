import { createStore } from '@parvis/locales/store';
import { useSyncExternalStore } from 'react';

/** How many bytes the server has of the files that go from this page, by their ids. */
const progress = createStore<ReadonlyMap<string, number>>(new Map());

export const noteProgress = (fileId: string, bytes: number): void =>
  progress.set(new Map(progress.get()).set(fileId, bytes));

/** How many bytes the server has of a file; nothing until it has said so. */
export const useProgress = (fileId: string): number | undefined =>
  useSyncExternalStore(progress.subscribe, () => progress.get().get(fileId));
