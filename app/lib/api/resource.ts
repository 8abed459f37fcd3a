import { createStore } from '@parvis/locales/store';
import { useEffect } from 'react';
import { useStore } from './store.ts';

/** What is known of something fetched. An error beside data says that the last try failed. */
export interface Fetched<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly pending: boolean;
}

/** Something fetched once and shared: all the first view needs, so the query cache loads later. */
export interface Resource<T> {
  readonly get: () => Fetched<T>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (data: T) => void;
  /** Fetches anew; one fetch at a time. Never rejects: what is known says how it went. */
  readonly refresh: () => Promise<void>;
  /** Fetches unless the data is younger than `staleTime`. */
  readonly ensure: () => Promise<void>;
}

/** @param staleTime milliseconds for which data is taken as it is */
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
    show({ data, error: undefined, pending: false });
  };
  const refresh = () => {
    running ??= (async () => {
      show({ pending: true });
      try {
        set(await fetch());
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

/** A resource as it stands, fetched when it is first shown. Without one, nothing. */
export function useResource<T>(resource: Resource<T>, enabled = true): Fetched<T> {
  const fetched = useStore({ subscribe: resource.subscribe, get: resource.get });
  useEffect(() => {
    if (enabled) void resource.ensure();
  }, [resource, enabled]);
  return fetched;
}
