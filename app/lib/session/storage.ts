import * as z from 'zod/mini';

export type Place = 'localStorage' | 'sessionStorage';

export const storage = (place: Place = 'localStorage'): Storage | undefined => {
  try {
    return window[place];
  } catch {
    return undefined;
  }
};

export const readItem = (key: string, place?: Place): string | undefined =>
  storage(place)?.getItem(key) ?? undefined;

/** @returns false where the browser refuses or is full */
export function writeItem(key: string, value: string, place?: Place): boolean {
  try {
    const store = storage(place);
    store?.setItem(key, value);
    return store !== undefined;
  } catch {
    return false;
  }
}

export const removeItem = (key: string, place?: Place): void => storage(place)?.removeItem(key);

export function readJson<T>(key: string, schema: z.ZodMiniType<T>, place?: Place): T | undefined {
  try {
    return z.safeParse(schema, JSON.parse(readItem(key, place) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
