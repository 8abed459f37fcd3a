import * as z from 'zod/mini';

export type StorageArea = 'localStorage' | 'sessionStorage';

export const getStorage = (place: StorageArea = 'localStorage'): Storage | undefined => {
  try {
    return window[place];
  } catch {
    return undefined;
  }
};

export const readItem = (key: string, place?: StorageArea): string | undefined =>
  getStorage(place)?.getItem(key) ?? undefined;

/** @returns false if refused or full */
export function writeItem(key: string, value: string, place?: StorageArea): boolean {
  try {
    const store = getStorage(place);
    store?.setItem(key, value);
    return store !== undefined;
  } catch {
    return false;
  }
}

export const removeItem = (key: string, place?: StorageArea): void => getStorage(place)?.removeItem(key);

export function readJson<T>(key: string, schema: z.ZodMiniType<T>, place?: StorageArea): T | undefined {
  try {
    return z.safeParse(schema, JSON.parse(readItem(key, place) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
