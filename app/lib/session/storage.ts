import * as z from 'zod/mini';

/** Where things are kept: on the device, or in this tab alone. */
export type Place = 'localStorage' | 'sessionStorage';

/** A storage of the browser; nothing where it refuses. */
export const storage = (place: Place = 'localStorage'): Storage | undefined => {
  try {
    return window[place];
  } catch {
    return undefined;
  }
};

/** Reads a text; nothing where there is none. */
export const readItem = (key: string, place?: Place): string | undefined =>
  storage(place)?.getItem(key) ?? undefined;

/** Keeps a text. @returns false where the browser refuses, or has no room */
export function writeItem(key: string, value: string, place?: Place): boolean {
  try {
    const store = storage(place);
    store?.setItem(key, value);
    return store !== undefined;
  } catch {
    return false;
  }
}

/** Removes what is kept by a key. */
export const removeItem = (key: string, place?: Place): void => storage(place)?.removeItem(key);

/** Reads what was kept as JSON; nothing where its schema does not take it. */
export function readJson<T>(key: string, schema: z.ZodMiniType<T>, place?: Place): T | undefined {
  try {
    return z.safeParse(schema, JSON.parse(readItem(key, place) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
