import { createLruCache, type LruCache } from '../../platform/lib/lruCache.ts';
import type { AppContext } from '../context/appContext.ts';

const FIGURES_MAX = 1_000;
const KEPT_MS = 1_000;

export type FiguresContext = Pick<AppContext, 'db' | 'countChanges'>;

/** Cached until the next commit, at most a second. */
export function shareFigures<T>() {
  const caches = new WeakMap<object, LruCache<T>>();
  return ({ db, countChanges }: FiguresContext, key: string, load: () => Promise<T>): Promise<T> => {
    const cache = caches.get(db) ?? createLruCache<T>(FIGURES_MAX);
    caches.set(db, cache);
    return cache(`${key} ${countChanges()} ${Math.floor(performance.now() / KEPT_MS)}`, load);
  };
}
