import { createStore } from '@parvis/locales/store';
import { useEffect } from 'react';
import { useStore } from './useStore.ts';

/** Error and data: the last fetch failed. */
export interface Fetched<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly pending: boolean;
}

/** Shared fetch for the first view; the query cache loads later. */
export interface Resource<T> {
  readonly get: () => Fetched<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Does not cancel a running fetch. */
  readonly set: (data: T) => void;
  /** One at a time; never rejects, see `get()`. */
  readonly refresh: () => Promise<void>;
  readonly ensure: () => Promise<void>;
}

/** @param staleTime milliseconds */
export function createResource<T>(
  fetch: () => Promise<T>,
  { staleTime, initial }: { readonly staleTime: number; readonly initial?: T | undefined },
): Resource<T> {
  const store = createStore<Fetched<T>>({ data: initial, error: undefined, pending: false });
  let freshUntil = initial === undefined ? 0 : Date.now() + staleTime;
  let running: Promise<void> | undefined;

  const show = (next: Partial<Fetched<T>>) => store.set({ ...store.get(), ...next });
  const set = (data: T) => {
    freshUntil = Date.now() + staleTime;
    show({ data, error: undefined });
  };
  const refresh = () => {
    running ??= (async () => {
      show({ pending: true });
      try {
        const data = await fetch();
        freshUntil = Date.now() + staleTime;
        show({ data, error: undefined, pending: false });
      } catch (error) {
        show({ error, pending: false });
      } finally {
        running = undefined;
      }
    })();
    return running;
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    set,
    refresh,
    ensure: () => (Date.now() < freshUntil ? Promise.resolve() : refresh()),
  };
}

export function useResource<T>(resource: Resource<T>, enabled = true): Fetched<T> {
  const fetched = useStore({ subscribe: resource.subscribe, get: resource.get });
  useEffect(() => {
    if (enabled) void resource.ensure();
  }, [resource, enabled]);
  return fetched;
}
